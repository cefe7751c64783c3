import { setImmediate } from "node:timers/promises";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { sha256 } from "../../sha256.ts";
import { openCache } from "../http/cache.ts";
import { type ProviderDeps, providerHttp } from "../http/provider-http.ts";
import type { Provider } from "../provider.ts";
import { liveValue } from "../shared/live-value.ts";
import { openDhanAccess } from "./access.ts";
import type { DhanCredentials } from "./credentials.ts";
import { dhanInstrumentHistory } from "./instrument-history.ts";
import { dhanInstrumentQuotes } from "./instrument-quotes.ts";
import { parseScripMaster } from "./scrip-master.ts";
import { searchInstruments, toSearchable } from "./search-instruments.ts";

type ServedPorts = "instruments" | "instrument_quotes" | "instrument_history";
type DhanDeps = ProviderDeps & { base: string | undefined; imagesBase: string | undefined };

const mostTraders = 500;

/**
 * DhanHQ, a broker for Indian exchanges. The instrument list is public and shared; quotes and history use
 * each trader's own token and rate limit. Call it once per process.
 */
export function dhanProvider(
  deps: DhanDeps,
): (credentials: DhanCredentials) => Pick<MarketPorts, ServedPorts> {
  const instruments = instrumentsPort(deps);
  const traders = new Map<string, Pick<MarketPorts, ServedPorts>>();
  return (credentials) => {
    const who = sha256(`${credentials.access_token}\n${credentials.client_id}`);
    const ports = traders.get(who) ?? { instruments, ...tradersPorts(deps, credentials) };
    traders.delete(who);
    traders.set(who, ports);
    for (const longest of traders.keys()) if (traders.size > mostTraders) traders.delete(longest);
    return ports;
  };
}

function tradersPorts(deps: DhanDeps, credentials: DhanCredentials) {
  const trader = openDhanAccess(deps, credentials);
  return {
    instrument_quotes: dhanInstrumentQuotes(trader, deps),
    instrument_history: dhanInstrumentHistory(trader, deps),
  };
}

const mostBytes = 200 * 1024 * 1024;

function instrumentsPort(deps: DhanDeps): MarketPorts["instruments"] {
  const http = providerHttp({
    ...deps,
    provider: "dhan",
    base: deps.imagesBase ?? "https://images.dhan.co",
    pace: { perSecond: 1 },
    timeoutMs: 60_000,
  });
  const kept = openCache<ReturnType<typeof toSearchable>[]>("scrip_master", deps.clock);
  const load = async () => {
    const file = await http.bytes("/api-data/api-scrip-master-detailed.csv", {
      maxBytes: mostBytes,
    });
    return (await parseScripMaster(pieces(file))).map(toSearchable);
  };
  return {
    async search(wanted, signal) {
      const master = await kept("master", load, signal);
      return liveValue("dhan", searchInstruments(master, wanted), deps.clock.today(), "eod");
    },
  };
}

const pieceBytes = 256 * 1024;

/** Yields to other work between pieces: reading the whole file takes about a second. */
async function* pieces(file: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.length; at += pieceBytes) {
    await setImmediate();
    yield file.subarray(at, at + pieceBytes);
  }
}

export const provider: Provider = {
  answers: ["instruments", "instrument_quotes", "instrument_history"],
  keys: ["DHAN_ACCESS_TOKEN", "DHAN_CLIENT_ID"],
  open(env, deps) {
    const bases = { base: env.DHAN_BASE_URL, imagesBase: env.DHAN_IMAGES_BASE_URL };
    const desk = dhanProvider({ ...deps, ...bases });
    return (brokerToken) =>
      desk({ access_token: brokerToken ?? env.DHAN_ACCESS_TOKEN, client_id: env.DHAN_CLIENT_ID });
  },
};
