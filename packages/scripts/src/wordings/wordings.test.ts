import { readdirSync, readFileSync } from "node:fs";
import { route } from "@advisor/agent/route/route";
import type { Params, RoutedPart, Surroundings } from "@advisor/agent/route/routed";
import { describe, expect, test } from "vitest";

/** A plain question, and other wordings of it; `first` was asked before. */
interface Group {
  first: string | undefined;
  plain: string;
  wordings: string[];
}

/** `> first`, `= plain`, then a wording in each line; groups are parted by an empty line. */
const groupsOf = (text: string): Group[] =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((group) => {
      const lines = group.split("\n");
      const [first] = lines.filter((line) => line.startsWith("> "));
      const [plain = ""] = lines.filter((line) => line.startsWith("= "));
      const wordings = lines.filter((line) => !/^[>=] /.test(line));
      return { first: first?.slice(2), plain: plain.slice(2), wordings };
    });

const smith: Surroundings = {
  today: "2026-11-20",
  held: new Set(["AAPL", "MSFT", "PFE", "NVDA", "VTI", "VXUS", "VTEB", "VOO", "SCHD", "BND"]),
  accounts: [
    "Joint brokerage",
    "David's rollover IRA",
    "Karen's traditional IRA",
    "Karen's Roth IRA",
  ],
  household: {
    id: "hh_d1",
    name: "Smith family",
    members: ["David Smith", "Karen Smith", "Emma Smith"],
  },
  previous: undefined,
};
const fills: readonly Readonly<Record<string, string>>[] = [
  {
    ...{ acc: "Karen's Roth", acc2: "the joint account", sym: "Apple", sym2: "VOO" },
    ...{ cls: "ETFs", clsOne: "ETF", per: "August", per2: "May", n: "three", mem: "Karen" },
  },
  {
    ...{ acc: "the joint account", acc2: "Karen's Roth", sym: "VTI", sym2: "Microsoft" },
    ...{ cls: "stocks", clsOne: "stock", per: "2026", per2: "2025", n: "two", mem: "Karen" },
  },
];

/** What the answer shows: of cash its parts anyway, of a sum its sign, of all in order each. */
function shown(params: Params): Record<string, unknown> {
  const { whose, direction, cash, limit, measure, ...rest } = params;
  const isStocks = rest.asset_class === "stocks";
  const asked = {
    ...rest,
    ...(rest.total === true ? {} : { direction }),
    ...{ cash: cash === "total" ? "both" : cash, limit: limit === 100 ? undefined : limit },
    ...(measure === "sum" && limit === 1 ? {} : { measure }),
    // "Our stocks" are all that is held, or those of the class: the answer tells of both.
    ...(isStocks ? { asset_class: undefined } : {}),
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

const asked = (message: string, previous: RoutedPart | undefined) =>
  route(message, { ...smith, previous }).parts.map(
    ({ intent, params, missing, scope, ofNamed }) => ({
      ...shown(params),
      ...{ intent, missing, scope, ofNamed },
    }),
  );

const folder = new URL(".", import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith(".txt"));

describe.each(files)("every wording of %s is read as the plain question is", (file) => {
  const groups = groupsOf(readFileSync(new URL(file, folder), "utf8"));
  test.each(groups)("$plain", ({ first, plain, wordings }) => {
    for (const fill of fills) {
      const said = (text: string) => text.replace(/\{(\w+)\}/g, (_, slot) => fill[slot] ?? slot);
      const [before] = first === undefined ? [] : route(said(first), smith).parts;
      const expected = asked(said(plain), undefined);
      for (const wording of wordings) {
        expect(asked(said(wording), before), said(wording)).toEqual(expected);
      }
    }
  });
});
