/** Host names of this machine. */
const names = new Set(["127.0.0.1", "localhost", "[::1]"]);

/**
 * Whether a request names this machine in its Host header. A page that reaches this machine through
 * DNS rebinding still sends its own host name.
 */
export function isLoopback(host: string | null | undefined): boolean {
  const [, name = "", port = "80"] =
    /^(\[[0-9a-f:.]+\]|[^:]+)(?::(\d{1,5}))?$/i.exec(host ?? "") ?? [];
  return names.has(name.toLowerCase()) && Number(port) > 0;
}

/** Whether a request comes from this server's own page, or from no page at all. */
export const isSameOrigin = (origin: string | null, host: string | null): boolean =>
  origin === null || origin === `http://${host}`;
