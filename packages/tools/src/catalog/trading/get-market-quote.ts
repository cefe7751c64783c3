import { type InstrumentQuote, Segment } from "@advisor/domain/market/instrument";
import { MarketQuotes } from "@advisor/protocol/trading/tools";
import * as z from "zod";
import { defineTool } from "../../define-tool.ts";
import { numbers } from "../../number.ts";
import { SecurityId } from "../../security-id.ts";

const mostIds = 100;

export const getMarketQuote = defineTool({
  name: "get_market_quote",
  reads: "Quote",
  description:
    "The latest prices of instruments of the Indian exchanges, in rupees (index levels in points). change_pct is a percent number; ids without a quote are listed under not_found. search_instruments finds the ids.",
  effect: "read",
  needs: ["instrument_quotes"],
  input: z.object({
    securities: z
      .partialRecord(Segment, z.array(SecurityId).max(mostIds))
      .refine((securities) => count(securities) > 0, "at least one security id")
      .refine((securities) => count(securities) <= mostIds, `at most ${mostIds} security ids`)
      .describe('By exchange segment, the security ids, for example {"IDX_I": [13]}'),
  }),
  example: { securities: { IDX_I: [13] } },
  output: MarketQuotes,
  cost: { usd: 0, seconds: 10 },
  async execute({ securities }, { instrument_quotes, signal }) {
    const wanted = distinct(securities);
    const { value, source, failed } = await instrument_quotes.many(wanted, signal);
    const quoted = new Map(value.map((quote) => [key(quote), quote]));
    const all = Segment.options.flatMap((segment) =>
      (wanted[segment] ?? []).map((security_id) => ({ security_id, segment })),
    );
    const not_found = all.filter((one) => !quoted.has(key(one)));
    return {
      source,
      failed,
      data: {
        currency: "INR" as const,
        quotes: all.flatMap((one) => quoted.get(key(one)) ?? []).map(row),
        not_found,
        reason: not_found.length === 0 ? null : "Some ids are not on file in their segment.",
      },
    };
  },
});

type Ids = Partial<Record<Segment, string[]>>;

const count = (securities: Ids): number => Object.values(securities).flat().length;

const distinct = (securities: Ids): Ids =>
  Object.fromEntries(
    Object.entries(securities)
      .filter(([, ids]) => ids.length > 0)
      .map(([segment, ids]) => [segment, [...new Set(ids)]]),
  );

const key = ({ segment, security_id }: Pick<InstrumentQuote, "segment" | "security_id">): string =>
  `${segment} ${security_id}`;

const row = ({ security_id, segment, volume, as_of, ...prices }: InstrumentQuote) => ({
  security_id,
  segment,
  ...numbers(prices),
  volume,
  as_of,
});
