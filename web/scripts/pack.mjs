// node pack.mjs DIRECTORY: puts beside each file that gets smaller by it the same file packed, so that the server
// need not do it. The first page is left out: the server writes its own address into it.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const PACKS = /\.(css|js|json|svg|txt|webmanifest)$/;
const WORTH = 0.9;

for (const entry of readdirSync(process.argv[2], { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !PACKS.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const plain = readFileSync(file);
  const packed = {
    br: brotliCompressSync(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    gz: gzipSync(plain, { level: 9 }),
  };
  for (const [ending, body] of Object.entries(packed))
    if (body.length < plain.length * WORTH) writeFileSync(`${file}.${ending}`, body);
}
