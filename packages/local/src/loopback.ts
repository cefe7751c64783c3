/** Host names of this machine. */
const names = new Set(["127.0.0.1", "localhost", "[::1]"]);

/**
 * Whether a request was sent to this machine under its own name. A page from elsewhere whose name resolves to
 * this machine (DNS rebinding) still sends its own name as Host.
 */
export function isLoopback(host: string | null | undefined): boolean {
  const [, name = "", port = "80"] =
    /^(\[[0-9a-f:.]+\]|[^:]+)(?::(\d{1,5}))?$/i.exec(host ?? "") ?? [];
  return names.has(name.toLowerCase()) && Number(port) > 0;
}

/** Whether a request comes from a page of this server, or from no page at all. */
export const isSameOrigin = (origin: string | null, host: string | null): boolean =>
  origin === null || origin === `http://${host}`;
