import { closest } from "@advisor/domain/closest";
import * as Security from "@advisor/domain/security";
import type { Ports } from "@advisor/tools/ports";
import * as z from "zod";
import { directoryKey, type Key, securityKey } from "../dynamo/keys.ts";
import type { Item, Table } from "../dynamo/table.ts";

const Directory = z.array(z.object({ symbol: z.string(), name: z.string() }));
type Directory = z.infer<typeof Directory>;

const suggestions = 5;

/** The simulated market data that comes with the product, read by key and labelled as what it is. */
export function embeddedMarket(table: Table): Pick<Ports, "quotes" | "funds" | "symbols"> {
  const fund = async (symbol: string) => {
    const item = await table.get(securityKey(symbol, "FUND"), { eventual: true });
    return item === undefined ? undefined : Security.Fund.parse(item.fund);
  };
  return {
    quotes: {
      async get(symbol) {
        const [info, quoted] = await Promise.all([
          table.get(securityKey(symbol, "INFO"), { eventual: true }),
          table.get(securityKey(symbol, "QUOTE"), { eventual: true }),
        ]);
        if (info === undefined || quoted === undefined) return undefined;
        const security = Security.Info.parse(info.security);
        const quote = Security.Quote.parse(quoted.quote);
        return { value: { security, quote }, source: simulated(quote.as_of) };
      },
    },
    funds: {
      async get(symbol) {
        const found = await fund(symbol);
        return found === undefined ? undefined : { value: found, source: simulated(found.as_of) };
      },
      async many(symbols) {
        const funds = await Promise.all(symbols.map(fund));
        return new Map(
          funds.flatMap((found) => (found === undefined ? [] : [[found.symbol, found]])),
        );
      },
    },
    symbols: {
      async suggest(text) {
        const item = await table.get(directoryKey, { eventual: true });
        const directory = Directory.parse(item?.directory ?? []);
        return {
          value: closest(text, directory, suggestions),
          source: simulated(String(item?.as_of ?? "unknown")),
        };
      },
    },
  };
}

const simulated = (as_of: string) => ({
  as_of,
  provider: "embedded",
  delay: "eod" as const,
  simulated: true,
});

/** The dataset as the items that `embeddedMarket` reads. */
export const marketItems = (given: {
  as_of: string;
  securities: Security.Info[];
  quotes: Security.Quote[];
  funds: Security.Fund[];
}): (Key & Item)[] => [
  ...given.securities.map((security) => ({ ...securityKey(security.symbol, "INFO"), security })),
  ...given.quotes.map((quote) => ({ ...securityKey(quote.symbol, "QUOTE"), quote })),
  ...given.funds.map((fund) => ({ ...securityKey(fund.symbol, "FUND"), fund })),
  {
    ...directoryKey,
    as_of: given.as_of,
    directory: given.securities.map(({ symbol, name }): Directory[number] => ({ symbol, name })),
  },
];
