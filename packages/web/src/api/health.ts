import * as z from "zod";
import { apiBase } from "../settings.ts";

const Health = z.object({ model: z.string() });

/** The service's public health information. */
export const readHealth = async (): Promise<z.infer<typeof Health>> =>
  Health.parse(await (await fetch(`${apiBase}/health`)).json());

const patienceMs = 8_000;
const gateway: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Resolves when the service responds in any way; a gateway without a service behind it does not
 * count.
 */
export async function probeHealth(): Promise<void> {
  const signal = AbortSignal.timeout(patienceMs);
  const { status } = await fetch(`${apiBase}/health`, { signal, cache: "no-store" });
  if (gateway.has(status)) throw new TypeError("Nobody answers behind the gateway.");
}
