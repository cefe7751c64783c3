import { yahooProvider } from "@advisor/adapters/market/yahoo/yahoo";
import { world } from "./providers.fixture.ts";
import { type Asked, type Reply, recordedServer } from "./recorded-server.ts";

/** The market's closing time, in seconds. */
export const closed = 1_795_208_400;
export const source = { provider: "yahoo", delay: "delayed", simulated: false };
export const range = { from: null, to: null, limit: 10 };

/** Yahoo as one server. */
export async function market(answer: (asked: Asked) => Reply) {
  const server = await recordedServer(answer);
  const given = world();
  return { ...yahooProvider({ ...given, base: server.base }), ...server, ...given };
}
