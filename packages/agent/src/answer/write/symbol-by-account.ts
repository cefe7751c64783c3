import type { Decimal } from "@advisor/domain/decimal";
import { type Position, type Totals, totals } from "@advisor/domain/position";
import { asksLoss } from "../../route/sides.ts";
import { heard } from "../../route/words.ts";
import { ratioPercent, signedUsd, table, usd } from "../format.ts";
import type { Lead } from "../wanted.ts";
import { gainWords } from "./account-words.ts";
import { ledByAccount } from "./by-account.ts";

interface Asked {
  symbol: string;
  words: string;
  lead: Lead;
  /** Of one account that the question names. */
  isOne: boolean;
}

type Figure = "market_value" | "cost" | "unrealized_pl" | "day_change";

/** What a symbol has done in each account that holds it, where the question speaks of accounts. */
export function ofEachAccount(
  { symbol, words, lead, isOne }: Asked,
  own: readonly Position[],
): { lead: string; rows: string; figures: number[] } {
  const accounts = [...Map.groupBy(own, ({ account_id }) => account_id)].map(([name, rows]) => ({
    name,
    sums: whole(rows),
  }));
  const [only, ...others] = ofAccounts.test(heard(words)) ? accounts : [];
  if (only === undefined || others.length === 0) {
    const where = only === undefined || isOne ? "" : ` All of it is in ${only.name}.`;
    return { lead: "", rows: where, figures: [] };
  }
  const { key, head } = columns[lead];
  const figures = accounts.flatMap(({ sums }) => [sums[key], sums.unrealized_pl_pct]);
  const isGain = key === "unrealized_pl";
  const cells = accounts.map(({ name, sums }) => [
    name,
    written(sums[key], key),
    ...(isGain ? [percent(sums.unrealized_pl_pct)] : []),
  ]);
  const standings = accounts.flatMap(({ name, sums }) =>
    sums[key] === null ? [] : [{ account: name, figure: sums[key].toNumber() }],
  );
  // What has lost has no largest gain: there the rows tell it alone.
  const isLed =
    isGain && accounts.every(({ sums }) => sums[key]?.gt(0) === true) && !asksLoss(words);
  const led = isLed ? ledByAccount(words, standings, gainWords(symbol)) : { lead: "", figures: [] };
  return {
    lead: led.lead,
    rows: `\n\n${table(["Account", head, ...(isGain ? ["In percent"] : [])], cells)}`,
    figures: [
      ...figures.flatMap((one) =>
        one === null ? [] : [one.round(4).toNumber(), one.round(2).toNumber()],
      ),
      ...led.figures,
    ],
  };
}

const columns: Readonly<Record<Lead, { key: Figure; head: string }>> = {
  gain: { key: "unrealized_pl", head: "Gain" },
  gain_pct: { key: "unrealized_pl", head: "Gain" },
  worth: { key: "market_value", head: "Value" },
  day: { key: "day_change", head: "On the day" },
  day_pct: { key: "day_change", head: "On the day" },
  cost: { key: "cost", head: "Cost" },
};

const ofAccounts = /\b(?:accounts?|iras?|roths?|trusts?|brokerages?)\b/;

/** Of what is not on file for every row there is no sum. */
function whole(rows: readonly Position[]): Totals {
  const isKnown = rows.every(({ unrealized_pl }) => unrealized_pl !== null);
  const unknown = { cost: null, unrealized_pl: null, unrealized_pl_pct: null };
  return isKnown ? totals(rows) : { ...totals(rows), ...unknown };
}

function written(figure: Decimal | null, key: Figure): string {
  if (figure === null) return "not on file";
  return key === "unrealized_pl" || key === "day_change" ? signedUsd(figure) : usd(figure);
}

const percent = (ratio: Decimal | null): string => (ratio === null ? "" : ratioPercent(ratio));
