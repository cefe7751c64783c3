import { listen } from "./listen.ts";

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = await listen(async () => {});
  await probe.close();
  return Number(new URL(probe.url).port);
}
