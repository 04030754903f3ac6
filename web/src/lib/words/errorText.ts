/** Errors of the host as text. */

import type { HostError } from "../host/host";
import { t } from "../settings.svelte";

/** Errors that the page finds itself. */
const OWN: Record<string, string> = { offline: "web-offline", unknown: "web-server-trouble", unsent: "web-table-unsent" };

export function errorText({ key, message }: HostError): string {
  const own = OWN[key];
  return own ? t(own) : message;
}
