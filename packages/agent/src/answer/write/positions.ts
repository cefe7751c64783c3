import { decimal, sum } from "@advisor/domain/decimal";
import { bondFunds } from "@advisor/domain/text/company-names";
import type * as z from "zod";
import type { Params } from "../../route/routed.ts";
import { heard } from "../../route/words.ts";
import { classNames, listed, quantity, table, unit, usd } from "../format.ts";
import { leftOut, remaining } from "../left-out.ts";
import type { PositionRow, Positions, PositionsList } from "../looked-up.ts";
import { asksMunis, ofClass } from "../of-class.ts";
import { dated, type Looked, nothing, type Reply, reply } from "../reply.ts";
import { asksUnits } from "../wanted.ts";
import { isPolar, yesOrNo } from "../whether.ts";
import { absent } from "./absent.ts";
import { unitWords } from "./account-words.ts";
import { ledByAccount, type Standing } from "./by-account.ts";
import { contractTerms } from "./contract-terms.ts";
import { averageCost, cost, counted, oneHeld, whetherHeld, wholeCost } from "./held-words.ts";
import { inSeveral } from "./in-several.ts";
import { unitsOf } from "./units.ts";

const unknownAccount = (data: { found: boolean; account: string | null }): boolean =>
  !data.found && data.account === null;

export function writePositions(
  looked: Looked<z.infer<typeof Positions>>,
  {
    params = {},
    text: asked = "",
    said = asked,
  }: { params?: Params; text?: string; said?: string } = {},
): Reply {
  const { data } = looked;
  if (unknownAccount(data)) return absent(data, [looked]);
  const [first, ...more] = data.positions;
  const lead = whetherHeld(asked, data.positions, data.symbol);
  if (first === undefined) {
    const what = noneHeld(data.symbol, asked);
    const where = params.without?.accounts === undefined ? "" : " in these accounts";
    return nothing(`${lead}${what}${where}. ${dated([looked])}`, [looked]);
  }
  const whole = wholeCost(data.positions, params);
  if (more.length === 0) {
    const terms = termsOf(params, [first]);
    const text = [`${lead}${oneHeld(first)}.${whole.text}`, terms.text, dated([looked])];
    return reply(text.filter(Boolean).join(" "), [looked], [...whole.figures, ...terms.figures]);
  }
  const average = averageCost(data.positions, said);
  const total = sum(data.positions.map((row) => decimal(row.quantity)));
  const lines = data.positions.map((row) => `- ${row.account}: ${counted(row)}${cost(row)}`);
  const led = ledByAccount(
    said,
    standingsOf(data.positions),
    unitWords(data.symbol, unit(data.positions)),
  );
  const text = `${led.isAsked ? led.lead : lead}${quantity(total)} ${unit(data.positions)} of ${data.symbol} in all:\n\n${lines.join("\n")}\n\n${`${average.text}${whole.text} ${dated([looked])}`.trim()}`;
  const figures = [total.toNumber(), ...average.figures, ...whole.figures, ...led.figures];
  return reply(text, [looked], figures);
}

const termsOf = ({ terms }: Params, rows: readonly PositionRow[]) =>
  terms === true ? contractTerms(rows) : { text: "", figures: [] };

const noneHeld = (symbol: string, asked: string): string => {
  if (/\bmoney market\b/.test(heard(asked))) return "No money market fund is held";
  return symbol === "CRYPTO" ? "No crypto is held" : `${symbol} is not held`;
};

/** How much of a symbol each account holds. */
const standingsOf = (rows: readonly PositionRow[]): Standing[] =>
  [...Map.groupBy(rows, ({ account }) => account)].map(([account, own]) => ({
    account,
    figure: sum(own.map((row) => decimal(row.quantity))).toNumber(),
  }));

const nameOf = (name: string): string => new Map(Object.entries(classNames)).get(name) ?? name;

type List = z.infer<typeof PositionsList>;

export function writePositionsList(
  whole: Looked<List>,
  { params = {}, text = "" }: { params?: Params; text?: string } = {},
): Reply {
  const looked = ofClass(whole, { params, text });
  const { data } = looked;
  if (unknownAccount(data)) return absent(data, [looked]);
  const out = leftOut({ intent: "positions_list", params });
  const right = rightAsked({ params, text });
  const left = remaining(data.positions, params.without);
  const own = params.several === true ? inSeveral(left) : left;
  const positions = own.filter(
    (row) =>
      (params.short !== true || row.quantity < 0) &&
      (params.uncosted !== true || row.cost_basis === null) &&
      isOfRight(row, right),
  );
  const munis = asksMunis(text);
  if (positions.length === 0) {
    const what = noneOf(data, params, { out, munis, right, price: asksPrice(params, text) });
    const lead = isPolar({ text }) && /\bany\w*\b/.test(heard(text)) ? yesOrNo(false) : "";
    const said = `${lead}${what}${beside(whole.data, data, munis)} ${dated([looked])}`;
    return nothing(said, [looked]);
  }
  const rows = positions.map((row) => [
    row.symbol,
    quantity(row.quantity),
    row.cost_basis === null ? "not on file" : usd(row.cost_basis),
    classNames[row.asset_class],
    row.account,
  ]);
  const price = params.short === true ? "Sold short at" : "Cost a unit";
  const head = ["Symbol", "Quantity", price, "Class", "Account"];
  const unlisted = data.total - data.positions.length;
  const more = unlisted > 0 ? `\n\n${unlisted} more are not listed.` : "";
  const title = titled(params, kindOf(data, munis), out);
  const all = positions.length + unlisted;
  const symbols = new Set(positions.map(({ symbol }) => symbol)).size;
  const many = params.measure === "count" ? counts(all, unlisted > 0 ? all : symbols) : "";
  const units = asksUnits({ text }) ? unitsOf(positions) : { text: "", figures: [] };
  const terms = termsOf(params, positions);
  const listing = `${units.text}${many}${title}:\n\n${table(head, rows)}${more}`;
  const said = [terms.text, listing, dated([looked])].filter(Boolean).join("\n\n");
  return reply(said, [looked], [unlisted, all, symbols, ...units.figures, ...terms.figures]);
}

type Right = "C" | "P";
const rights = { C: "calls", P: "puts" } as const;

/** "which puts are open": of options only those. */
function rightAsked({ params, text }: { params: Params; text: string }): Right | undefined {
  const said = heard(text);
  const [calls, puts] = [/\bcalls?\b/.test(said), /\bputs?\b/.test(said)];
  if (params.asset_class !== "options" || calls === puts) return undefined;
  return calls ? "C" : "P";
}

const isOfRight = ({ symbol }: PositionRow, right: Right | undefined): boolean =>
  right === undefined || new RegExp(`\\d{6}${right}\\d{8}$`).test(symbol);

/** What trades nowhere is asked for its price. */
const asksPrice = ({ asset_class }: Params, text: string): boolean =>
  asset_class === "private" && /\b(?:priced?|quoted?|worth|valued?|valuation)\b/.test(heard(text));

/** A symbol in two accounts is two positions of one. */
const counts = (all: number, symbols: number): string => {
  if (all === 1) return "There is 1. ";
  return symbols === all
    ? `There are ${all}. `
    : `There are ${all}, of ${symbols} different symbols. `;
};

/** What is listed, in words; bonds are mostly held through funds. */
function kindOf({ asset_class_filter: wanted, positions }: List, munis: boolean): string {
  if (wanted !== "bonds") return wanted === null ? "" : classNames[wanted];
  if (munis) return "municipal bond funds";
  const hasOwn = positions.some((row) => row.asset_class === "bonds");
  const hasFunds = positions.some((row) => row.asset_class !== "bonds");
  return hasOwn && hasFunds ? "bonds and bond funds" : hasFunds ? "bond funds" : "bonds";
}

function plainOf(wanted: List["asset_class_filter"], right: Right | undefined): string {
  if (right !== undefined) return rights[right];
  return wanted === null ? "positions" : classNames[wanted];
}

function noneOf(
  data: List,
  { short, uncosted, several }: Params,
  {
    out,
    munis,
    right,
    price,
  }: { out: string; munis: boolean; right: Right | undefined; price: boolean },
): string {
  const wanted = data.asset_class_filter;
  const plain = plainOf(wanted, right);
  const kind =
    wanted !== "bonds" ? plain : munis ? "municipal bond funds" : "bonds and no bond funds";
  const what = `${short === true ? "short " : ""}${kind}${out === "" ? "" : ` without ${out}`}`;
  const classes =
    data.positions.length === 0 ? data.available : data.positions.map((row) => row.asset_class);
  const held = [...new Set(classes)].map(nameOf);
  if (several === true && data.positions.length > 0)
    return `There are no ${what} that more than one account holds.`;
  if (uncosted === true && data.positions.length > 0)
    return `There are no ${what} without a cost on file.`;
  const unpriced = price ? ", and no price of one is on file" : "";
  return `There are no ${what}${unpriced}.${held.length === 0 ? "" : ` Held: ${listed(held)}.`}`;
}

/** What comes nearest to the class that is not held: the ETFs for funds, other bond funds for municipal ones. */
function beside({ positions }: List, { asset_class_filter: wanted }: List, munis: boolean): string {
  const own = positions.filter(({ symbol, asset_class }) =>
    wanted === "funds"
      ? asset_class === "etf"
      : wanted === "bonds" && munis && bondFunds.has(symbol),
  );
  const symbols = [...new Set(own.map(({ symbol }) => symbol))];
  if (symbols.length === 0) return "";
  const near = wanted === "funds" ? "ETF" : "bond fund";
  return symbols.length === 1
    ? ` The one ${near} held is ${listed(symbols)}.`
    : ` The ${near}s held are ${listed(symbols)}.`;
}

function titled({ short, uncosted, several }: Params, kind: string, out: string): string {
  const only = kind === "" ? "" : `, ${kind} only`;
  const cost = uncosted === true ? " without a cost on file" : "";
  const places = several === true ? " that more than one account holds" : "";
  return `${short === true ? "Short positions" : "Positions"}${cost}${places}${only}${out === "" ? "" : `, without ${out}`}`;
}
