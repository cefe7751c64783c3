import type { MarketPorts } from "@advisor/tools/market-ports";
import { alphaVantage } from "../alpha-vantage/alpha-vantage.ts";
import { dhan } from "../dhan/dhan.ts";
import { finra } from "../finra/finra.ts";
import { fmp } from "../fmp/fmp.ts";
import { houseClerk } from "../house-clerk/house-clerk.ts";
import type { ProviderDeps } from "../http/provider-http.ts";
import { perplexity } from "../perplexity/perplexity.ts";
import { quartr } from "../quartr/quartr.ts";
import { sec } from "../sec/sec.ts";
import { unusualWhales } from "../unusual-whales/unusual-whales.ts";
import { yahoo } from "../yahoo/yahoo.ts";
import type { Env } from "./chains.ts";

/** Opens a provider's ports; some need a trader's own broker token. */
type Open = (
  env: Env,
  world: ProviderDeps,
) => Partial<MarketPorts> | ((brokerToken: string | undefined) => Partial<MarketPorts>);

/**
 * Every live provider by its name in the configuration. A missing key is reported when the provider
 * is first asked.
 */
export const providers: Readonly<Record<string, Open>> = {
  yahoo: (env, world) => yahoo({ ...world, base: env.YAHOO_BASE_URL }),
  sec: (env, world) => sec({ ...world, base: env.SEC_BASE_URL, userAgent: env.SEC_USER_AGENT }),
  finra: (env, world) => finra({ ...world, base: env.FINRA_BASE_URL }),
  "house-clerk": (env, world) => houseClerk({ ...world, base: env.HOUSE_CLERK_BASE_URL }),
  "alpha-vantage": (env, world) =>
    alphaVantage({ ...world, base: env.ALPHA_VANTAGE_BASE_URL, key: env.ALPHA_VANTAGE_API_KEY }),
  "unusual-whales": (env, world) =>
    unusualWhales({ ...world, base: env.UNUSUAL_WHALES_BASE_URL, key: env.UNUSUAL_WHALES_API_KEY }),
  fmp: (env, world) => fmp({ ...world, base: env.FMP_BASE_URL, key: env.FMP_API_KEY }),
  quartr: (env, world) => quartr({ ...world, base: env.QUARTR_BASE_URL, key: env.QUARTR_API_KEY }),
  dhan: (env, world) => {
    const desk = dhan({ ...world, base: env.DHAN_BASE_URL, imagesBase: env.DHAN_IMAGES_BASE_URL });
    return (brokerToken) =>
      desk({ access_token: brokerToken ?? env.DHAN_ACCESS_TOKEN, client_id: env.DHAN_CLIENT_ID });
  },
  perplexity: (env, world) =>
    perplexity({ ...world, base: env.PERPLEXITY_BASE_URL, key: env.PERPLEXITY_API_KEY }),
};
