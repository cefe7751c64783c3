import type { MarketPorts } from "@advisor/tools/market-ports";
import type { ProviderDeps } from "../http/provider-http.ts";
import type { ProviderEnv } from "./chains.ts";
import type { MarketPortName } from "./lazy-ports.ts";

type Ports = Partial<MarketPorts>;

/** Returns a provider's ports; only brokers use the trader's token. */
type Opened = (brokerToken: string | undefined) => Ports;

export interface LiveProvider {
  /** The ports it serves. */
  answers: readonly MarketPortName[];
  /** Called on first use. A missing API key is reported only then. */
  load(env: ProviderEnv, world: ProviderDeps): Promise<Opened>;
}

const same =
  (ports: Ports): Opened =>
  () =>
    ports;

/** Every live provider, by its name in the configuration. */
export const liveProviders: Readonly<Record<string, LiveProvider>> = {
  yahoo: {
    answers: ["quotes", "history", "news", "symbols", "fundamentals", "owners", "funds", "options"],
    async load(env, world) {
      const { yahooProvider } = await import("../yahoo/yahoo.ts");
      return same(yahooProvider({ ...world, base: env.YAHOO_BASE_URL }));
    },
  },
  sec: {
    answers: [
      "fundamentals",
      "insiders",
      "funds",
      "transcripts",
      "news",
      "web",
      "symbols",
      "companies",
    ],
    async load(env, world) {
      const { secProvider } = await import("../sec/sec.ts");
      return same(secProvider({ ...world, base: env.SEC_BASE_URL, userAgent: env.SEC_USER_AGENT }));
    },
  },
  finra: {
    answers: ["darkpool"],
    async load(env, world) {
      const { finraProvider } = await import("../finra/finra.ts");
      return same(finraProvider({ ...world, base: env.FINRA_BASE_URL }));
    },
  },
  "house-clerk": {
    answers: ["congress"],
    async load(env, world) {
      const { houseClerkProvider } = await import("../house-clerk/house-clerk.ts");
      return same(houseClerkProvider({ ...world, base: env.HOUSE_CLERK_BASE_URL }));
    },
  },
  "alpha-vantage": {
    answers: ["fundamentals", "news", "options", "transcripts", "funds", "symbols"],
    async load(env, world) {
      const { alphaVantageProvider } = await import("../alpha-vantage/alpha-vantage.ts");
      return same(
        alphaVantageProvider({
          ...world,
          base: env.ALPHA_VANTAGE_BASE_URL,
          key: env.ALPHA_VANTAGE_API_KEY,
        }),
      );
    },
  },
  "unusual-whales": {
    answers: ["quotes", "news", "insiders", "darkpool", "congress", "owners", "options", "funds"],
    async load(env, world) {
      const { unusualWhalesProvider } = await import("../unusual-whales/unusual-whales.ts");
      return same(
        unusualWhalesProvider({
          ...world,
          base: env.UNUSUAL_WHALES_BASE_URL,
          key: env.UNUSUAL_WHALES_API_KEY,
        }),
      );
    },
  },
  fmp: {
    answers: [
      "quotes",
      "fundamentals",
      "news",
      "insiders",
      "congress",
      "owners",
      "funds",
      "transcripts",
      "symbols",
    ],
    async load(env, world) {
      const { fmpProvider } = await import("../fmp/fmp.ts");
      return same(fmpProvider({ ...world, base: env.FMP_BASE_URL, key: env.FMP_API_KEY }));
    },
  },
  quartr: {
    answers: ["transcripts"],
    async load(env, world) {
      const { quartrProvider } = await import("../quartr/quartr.ts");
      return same(quartrProvider({ ...world, base: env.QUARTR_BASE_URL, key: env.QUARTR_API_KEY }));
    },
  },
  dhan: {
    answers: ["instruments", "instrument_quotes", "instrument_history"],
    async load(env, world) {
      const { dhanProvider } = await import("../dhan/dhan.ts");
      const given = { base: env.DHAN_BASE_URL, imagesBase: env.DHAN_IMAGES_BASE_URL };
      const desk = dhanProvider({ ...world, ...given });
      return (brokerToken) =>
        desk({ access_token: brokerToken ?? env.DHAN_ACCESS_TOKEN, client_id: env.DHAN_CLIENT_ID });
    },
  },
  perplexity: {
    answers: ["web"],
    async load(env, world) {
      const { perplexityProvider } = await import("../perplexity/perplexity.ts");
      return same(
        perplexityProvider({
          ...world,
          base: env.PERPLEXITY_BASE_URL,
          key: env.PERPLEXITY_API_KEY,
        }),
      );
    },
  },
};
