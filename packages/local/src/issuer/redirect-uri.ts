import { isLoopback } from "../loopback.ts";

/** Schemes that are no address of a program. */
const others = /^(https?|wss?|ftp|file|data|blob|about|javascript|vbscript):$/;

/**
 * Whether a program may ask to be called back there: on this machine, over HTTPS, or by a scheme of its own
 * (RFC 8252, section 7).
 */
export function isRedirectUri(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || text.includes("#") || url.username !== "") return false;
  if (url.protocol === "https:") return true;
  if (url.protocol === "http:") return isLoopback(url.host);
  return !others.test(url.protocol) && text.startsWith(`${url.protocol}//`);
}

/** Whether it is the registered one: exactly, but on this machine with any port (RFC 8252, section 7.3). */
export function isRegistered(registered: readonly string[], asked: string): boolean {
  return registered.some((one) => one === asked || withoutPort(one) === withoutPort(asked));
}

function withoutPort(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol !== "http:" || !isLoopback(url.host)) return text;
  url.port = "";
  return url.href;
}
