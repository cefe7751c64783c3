import * as z from "zod";
import { percentText, priceText, quantityText } from "../../format/amounts.ts";
import { paragraphs, table } from "../../format/markdown.ts";
import { joinWithAnd, plainLine } from "../../format/text.ts";
import { notFound } from "../absent.ts";
import { cite, writer } from "../writer.ts";

const Chain = z.object({
  found: z.boolean(),
  symbol: z.string(),
  quoted_on: z.string().nullable(),
  underlying_price_usd: z.number().nullable(),
  expirations: z.array(z.string()),
  matching: z.number(),
  contracts: z.array(
    z.object({
      type: z.enum(["call", "put"]),
      expiration: z.string(),
      strike_usd: z.number(),
      last_usd: z.number().nullable(),
      bid_usd: z.number().nullable(),
      ask_usd: z.number().nullable(),
      open_interest: z.number().nullable(),
      implied_volatility_pct: z.number().nullable(),
      delta: z.number().nullable(),
    }),
  ),
  note: z.string().nullable(),
  reason: z.string().nullable(),
  suggestions: z.array(z.string()),
});

const shown = 16;

export const getHistoricalOptions = writer(Chain, (chain, input) => {
  if (!chain.found || chain.contracts.length === 0) return notFound(chain, input);
  const on = chain.quoted_on === null ? "" : ` as quoted on ${plainLine(chain.quoted_on)}`;
  const under =
    chain.underlying_price_usd === null
      ? ""
      : ` with the share at ${priceText(chain.underlying_price_usd, "USD")}`;
  const expirations = joinWithAnd(chain.expirations.map(plainLine));
  const lead = `Options of ${plainLine(chain.symbol)}${on}${under}: ${quantityText(chain.matching)} ${chain.matching === 1 ? "contract fits" : "contracts fit"}. Expirations: ${expirations}.`;
  const dollars = (value: number | null) => (value === null ? "-" : priceText(value, "USD"));
  const rows = chain.contracts
    .slice(0, shown)
    .map((row) => [
      plainLine(row.expiration),
      row.type,
      dollars(row.strike_usd),
      dollars(row.last_usd),
      dollars(row.bid_usd),
      dollars(row.ask_usd),
      row.implied_volatility_pct === null ? "-" : percentText(row.implied_volatility_pct),
      row.delta === null ? "-" : quantityText(row.delta),
      row.open_interest === null ? "-" : quantityText(row.open_interest),
    ]);
  return paragraphs([
    `${lead} ${cite(input)}`,
    table(
      [
        "Expiration",
        "Type",
        "Strike",
        "Last",
        "Bid",
        "Ask",
        "Implied vol.",
        "Delta",
        "Open interest",
      ],
      rows,
    ),
    chain.contracts.length > shown ? "Name an expiration, calls or puts for the others." : "",
    plainLine(chain.note ?? ""),
  ]);
});
