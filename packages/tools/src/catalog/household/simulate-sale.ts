import type * as Account from "@advisor/domain/account";
import { AccountMention } from "@advisor/domain/account";
import { decimal } from "@advisor/domain/decimal";
import { Fault } from "@advisor/domain/fault";
import type * as Household from "@advisor/domain/household";
import type { Method } from "@advisor/domain/lots/lots";
import { Simulation } from "@advisor/domain/lots/simulation";
import { accountsCalled } from "@advisor/domain/portfolio/accounts-called";
import { normalizeSymbol, withNormalizedSymbols } from "@advisor/domain/portfolio/symbol";
import * as z from "zod";
import { defineTool } from "../../define-tool.ts";
import { householdSource } from "../../household-source.ts";

export const simulateSale = defineTool({
  name: "simulate_sale",
  reads: "Trial sale of the household",
  description:
    "What selling a holding would mean for tax: proceeds, short- and long-term gain by lot, what the wash-sale rule would disallow and until when, and the policy's yearly gain limit. Where covered_pct is below 100, all gains are of that percent of the proceeds only; the rest has no cost or date on file. Nothing is sold.",
  effect: "read",
  needs: ["household", "calendar"],
  input: z
    .object({
      symbol: z
        .string()
        .trim()
        .min(1)
        .max(120)
        .describe("Ticker of the holding, for example AAPL, or the name of one without a ticker"),
      account: AccountMention.nullable()
        .default(null)
        .describe("Id, name, type or owner of the account; needed where several hold it"),
      quantity: z.number().positive().max(1e12).nullable().default(null).describe("Units to sell"),
      amount_usd: z
        .number()
        .positive()
        .max(1e12)
        .nullable()
        .default(null)
        .describe(
          "Dollars to raise instead; neither sells all that is held, or all of the named lots",
        ),
      method: z
        .enum(["fifo", "hifo", "specific"])
        .default("fifo")
        .describe("Oldest lots first, dearest first, or the lots that `lots` names"),
      lots: z
        .array(z.string().max(100))
        .max(100)
        .default([])
        .describe("Lot ids in their order, for method specific"),
    })
    .refine(({ quantity, amount_usd }) => quantity === null || amount_usd === null, {
      message: "either quantity or amount_usd, not both",
    })
    .refine(({ method, lots }) => (method === "specific") === lots.length > 0, {
      message: "method specific and lots belong together",
    }),
  example: { symbol: "PFE" },
  output: Simulation,
  cost: { usd: 0, seconds: 10 },
  async execute(input, { household, calendar }) {
    const { symbol, account, quantity, amount_usd, method, lots } = input;
    const [read, { simulateSale: simulate }] = await Promise.all([
      household.snapshot(),
      import("@advisor/domain/lots/simulate-sale"),
    ]);
    const snapshot = withNormalizedSymbols(read);
    const found = findHolding(snapshot, symbol, account);
    const order = {
      ...found,
      method: method === "specific" ? lotsOn(found.holding, lots) : method,
      quantity: quantity === null ? undefined : decimal(quantity),
      amount: amount_usd === null ? undefined : decimal(amount_usd),
    };
    return {
      data: simulate(order, snapshot, calendar.today()),
      source: householdSource(snapshot),
    };
  },
});

/** Finds the holding to sell; throws and lists the accounts if several hold it. */
function findHolding(
  { household, accounts, holdings }: Household.Snapshot,
  symbol: string,
  account: string | null,
) {
  const all = holdings
    .filter((one) => isCalled(one, symbol))
    .flatMap((holding) => {
      const own = accounts.find(({ id }) => id === holding.account_id);
      return own === undefined ? [] : [{ holding, account: own }];
    });
  const called = new Set(accountsCalled({ household, accounts }, account));
  const some = all.filter((one) => called.has(one.account));
  // One account's whole name may be a part of another's.
  const named = some.filter(({ account: { name } }) => isSame(name, account ?? ""));
  const candidates = named.length > 0 ? named : some;
  const [only, ...others] = candidates;
  if (only !== undefined && others.length === 0) return only;
  const names = (list: typeof all) => list.map((one) => describe(one.account)).join(", ");
  if (only !== undefined) {
    throw new Fault(
      "invalid",
      "account_required",
      `${symbol} is held in several accounts: name one of ${names(candidates)}.`,
    );
  }
  const where = all.length === 0 ? "nowhere in this household" : `in ${names(all)}`;
  throw new Fault("missing", "not_held", `${symbol} is not held there. It is held ${where}.`);
}

/** A ticker may be spelled otherwise; what has none is found by its name or its id. */
const isCalled = (
  { symbol, security_id, name }: Household.Snapshot["holdings"][number],
  text: string,
): boolean => [symbol, security_id].includes(normalizeSymbol(text)) || isSame(name, text);

const isSame = (name: string, text: string): boolean =>
  name.toLowerCase() === text.trim().toLowerCase();

const describe = ({ name, type }: Account.Info): string => `${name} (${type.replaceAll("_", " ")})`;

function lotsOn({ lots, symbol }: Household.Snapshot["holdings"][number], ids: string[]): Method {
  const unknown = ids.filter((id) => !lots.some((lot) => lot.id === id));
  if (unknown.length === 0) return ids;
  throw new Fault(
    "invalid",
    "unknown_lot",
    `${symbol} has no lot ${unknown.join(", ")}. Its lots are ${lots.map(({ id }) => id).join(", ")}.`,
  );
}
