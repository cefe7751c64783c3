// Written by `npm run catalog`.
import type { LiveProvider } from "../provider.ts";

/** Every live provider, by its name in the configuration. */
export const liveProviders: Readonly<Record<string, LiveProvider>> = {
  "alpha-vantage": {
    answers: ["fundamentals","news","options","transcripts","funds","symbols"],
    keys: ["ALPHA_VANTAGE_API_KEY"],
    load: async () => (await import("../alpha-vantage/alpha-vantage.ts")).provider,
  },
  "dhan": {
    answers: ["instruments","instrument_quotes","instrument_history"],
    keys: ["DHAN_ACCESS_TOKEN","DHAN_CLIENT_ID"],
    load: async () => (await import("../dhan/dhan.ts")).provider,
  },
  "finra": {
    answers: ["darkpool"],
    keys: [],
    load: async () => (await import("../finra/finra.ts")).provider,
  },
  "fmp": {
    answers: ["quotes","fundamentals","news","insiders","congress","owners","funds","transcripts","symbols"],
    keys: ["FMP_API_KEY"],
    load: async () => (await import("../fmp/fmp.ts")).provider,
  },
  "house-clerk": {
    answers: ["congress"],
    keys: [],
    load: async () => (await import("../house-clerk/house-clerk.ts")).provider,
  },
  "perplexity": {
    answers: ["web"],
    keys: ["PERPLEXITY_API_KEY"],
    load: async () => (await import("../perplexity/perplexity.ts")).provider,
  },
  "quartr": {
    answers: ["transcripts"],
    keys: ["QUARTR_API_KEY"],
    load: async () => (await import("../quartr/quartr.ts")).provider,
  },
  "sec": {
    answers: ["fundamentals","insiders","funds","transcripts","news","web","symbols","companies"],
    keys: [],
    load: async () => (await import("../sec/sec.ts")).provider,
  },
  "unusual-whales": {
    answers: ["quotes","news","insiders","darkpool","congress","owners","options","funds"],
    keys: ["UNUSUAL_WHALES_API_KEY"],
    load: async () => (await import("../unusual-whales/unusual-whales.ts")).provider,
  },
  "yahoo": {
    answers: ["quotes","history","news","symbols","fundamentals","owners","funds","options"],
    keys: [],
    load: async () => (await import("../yahoo/yahoo.ts")).provider,
  },
};
