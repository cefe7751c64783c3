import * as z from "zod";
import * as read from "./arguments.ts";
import type { Call, Turn } from "./converse.ts";
import { account, assetClass } from "./read/filters.ts";
import { money } from "./read/money.ts";
import { symbols } from "./read/symbols.ts";
import { words } from "./read/words.ts";

/** The last turn that looked something up: what "and in dollars?" and "what about the Roth?" refer to. */
export const referent = (history: readonly Turn[]): Turn | undefined =>
  history.findLast((turn) => turn.calls.some(isRead));

/** True when the words lean on the turn before, whatever else they say. */
export const leans = (clause: string): boolean =>
  /^\W*(?:and|but|or|also|then|what about|how about|only|just|same|now)\b|^\W*(?:show|give|list|what are)(?: me)? the trades\W*$/i.test(
    clause,
  );

/** The calls of the turn before with what the words change; none when they change or repeat nothing. */
export function followUp(clause: string, before: Turn | undefined): Call[] {
  const calls = before?.calls.filter(isRead) ?? [];
  const spoken = words(clause);
  const found = symbols(clause);
  const changes: Changes = {
    account: account(spoken),
    assetClass: found.length > 0 ? undefined : assetClass(spoken),
    deposit: money(clause) ?? undefined,
    topic: /\babout (?:the )?(\p{L}.*)/iu.exec(clause)?.[1],
  };
  const repeats = spoken.length <= 8 && repeat.test(clause);
  return unique(
    calls.flatMap((call) =>
      found.length > 0
        ? found.map((symbol) => withSymbol(call, symbol, changes))
        : (changed(call, changes) ?? (repeats ? [call] : [])),
    ),
  );
}

/** The title of the task that the turn before offered to create. */
export function offeredTask(before: Turn | undefined): string | undefined {
  return before?.results
    .flatMap(({ outcome }) => ("data" in outcome ? [Offers.safeParse(outcome.data).data] : []))
    .flatMap((data) => data?.offers ?? [])[0]?.title;
}

export const unique = (calls: readonly Call[]): Call[] => [
  ...new Map(calls.map((call) => [JSON.stringify(call), call])).values(),
];

const Offers = z.object({ offers: z.array(z.object({ title: z.string() })) });

interface Changes {
  account: string | undefined;
  assetClass: string | undefined;
  deposit: number | undefined;
  topic: string | undefined;
}

const isRead = (call: Call): boolean => call.name !== "create_task";

const repeat =
  /\b(?:why|how so|how come|dollars?|percent|percentages?|again|more|details?|trades?|explain|refresh|lots|gains?|which ones?|how much|how many|how far)\b/i;

function withSymbol(call: Call, symbol: string, changes: Changes): Call {
  if (call.name === "search_documents") return { ...call, input: { ...call.input, query: symbol } };
  if (call.name === "compare_to_ips") return { name: "get_household_holdings", input: { symbol } };
  if (call.name !== "get_household_holdings") return { ...call, input: { ...call.input, symbol } };
  const { asset_class: _, ...kept } = call.input;
  return { ...call, input: { ...kept, ...narrowed(changes), symbol } };
}

function changed(call: Call, changes: Changes): Call[] | undefined {
  if (call.name === "compare_to_ips") return changedComparison(call, changes);
  if (call.name === "get_household_holdings") {
    const narrower = narrowed(changes);
    if (changes.account === undefined && changes.assetClass === undefined) return undefined;
    const { symbol, ...kept } = call.input;
    const sameSymbol = changes.assetClass === undefined && symbol !== undefined ? { symbol } : {};
    return [{ ...call, input: { ...kept, ...sameSymbol, ...narrower } }];
  }
  if (call.name === "search_documents" && changes.topic !== undefined) {
    return [{ ...call, input: { ...call.input, query: String(read.search(changes.topic).query) } }];
  }
  return undefined;
}

/** The comparison is of the whole policy, so an account is answered from the holdings. */
function changedComparison(call: Call, changes: Changes): Call[] | undefined {
  if (changes.account !== undefined) {
    return [{ name: "get_household_holdings", input: { account: changes.account } }];
  }
  if (changes.deposit !== undefined) {
    return [{ ...call, input: { ...call.input, deposit_usd: changes.deposit } }];
  }
  return changes.assetClass === undefined ? undefined : [call];
}

const narrowed = ({ account, assetClass }: Changes): Record<string, string> => ({
  ...(account === undefined ? {} : { account }),
  ...(assetClass === undefined || assetClass === "cash" ? {} : { asset_class: assetClass }),
});
