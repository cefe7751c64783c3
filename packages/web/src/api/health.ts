import * as z from "zod";
import { apiBase } from "../settings.ts";

const Health = z.object({ model: z.string() });

/** What the service says of itself, to anybody. */
export const readHealth = async (): Promise<z.infer<typeof Health>> =>
  Health.parse(await (await fetch(`${apiBase}/health`)).json());

const patienceMs = 8_000;
const gateway: ReadonlySet<number> = new Set([502, 503, 504]);

/** Settles when the service answers, whatever it says; a gateway that has nobody behind it does not count. */
export async function reachHealth(): Promise<void> {
  const signal = AbortSignal.timeout(patienceMs);
  const { status } = await fetch(`${apiBase}/health`, { signal, cache: "no-store" });
  if (gateway.has(status)) throw new TypeError("Nobody answers behind the gateway.");
}
