import * as z from "zod";
import { listed, paragraphs, percent, plain, price, quantity, table } from "../../format.ts";
import { absent } from "../absent.ts";
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

export const getHistoricalOptions = writer(Chain, (chain, given) => {
  if (!chain.found || chain.contracts.length === 0) return absent(chain, given);
  const on = chain.quoted_on === null ? "" : ` as quoted on ${plain(chain.quoted_on)}`;
  const under =
    chain.underlying_price_usd === null
      ? ""
      : ` with the share at ${price(chain.underlying_price_usd, "USD")}`;
  const expirations = listed(chain.expirations.map(plain));
  const lead = `Options of ${plain(chain.symbol)}${on}${under}: ${quantity(chain.matching)} ${chain.matching === 1 ? "contract fits" : "contracts fit"}. Expirations: ${expirations}.`;
  const dollars = (value: number | null) => (value === null ? "-" : price(value, "USD"));
  const rows = chain.contracts
    .slice(0, shown)
    .map((row) => [
      plain(row.expiration),
      row.type,
      dollars(row.strike_usd),
      dollars(row.last_usd),
      dollars(row.bid_usd),
      dollars(row.ask_usd),
      row.implied_volatility_pct === null ? "-" : percent(row.implied_volatility_pct),
      row.delta === null ? "-" : quantity(row.delta),
      row.open_interest === null ? "-" : quantity(row.open_interest),
    ]);
  return paragraphs([
    `${lead} ${cite(given)}`,
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
    plain(chain.note ?? ""),
  ]);
});
