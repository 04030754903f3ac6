// node pack.mjs DIRECTORY: adds compressed copies of files, so that the server need not compress them. index.html is
// not compressed, because the server inserts its base path.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const COMPRESSIBLE = /\.(css|js|json|svg|txt|webmanifest)$/;
/** Maximum size of a copy, as a fraction of the file. */
const MAX_RATIO = 0.9;

for (const entry of readdirSync(process.argv[2], { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const plain = readFileSync(file);
  const packed = {
    br: brotliCompressSync(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    gz: gzipSync(plain, { level: 9 }),
  };
  for (const [ending, body] of Object.entries(packed))
    if (body.length < plain.length * MAX_RATIO) writeFileSync(`${file}.${ending}`, body);
}
