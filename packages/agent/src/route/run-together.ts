import { type Item, sentence } from "./item.ts";

/** "value of the joint account cash in the Roth", "joint value Roth cash": two questions that nothing parts. */
export const withRunTogether = (items: readonly Item[]): Item[] =>
  items.map((item, at) =>
    at > 0 && item.gap === "none" && (isSecond(items, at) || isSecondPlace(items, at))
      ? { ...item, gap: "stop" }
      : item,
  );

const noun =
  "(?:(?:total|settled|unsettled|current|account|market|net|ytd|day) )*(?:value|worth|cash|balance|holdings|positions|gains?|returns?|performance|deposits|trades|withdrawals)";
const there = "(?:of|in|for|at|on) (?:(?:the|my|our|his|her|their) )?ACC";
const before = new RegExp(`\\b${noun} ${there}$`);
const after = new RegExp(`^${noun} ${there}\\b`);

/** The noun of the second, behind the account of the first. */
const isSecond = (items: readonly Item[], at: number): boolean =>
  isPlace(items[at - 1]) &&
  before.test(sentence(items.slice(0, at))) &&
  after.test(sentence(items.slice(at)));

/** The account of the second, behind the noun of the first. */
const isSecondPlace = (items: readonly Item[], at: number): boolean =>
  isPlace(items[at]) &&
  new RegExp(`^(?:(?:the|my|our|what is|show me) )*ACC ${noun}$`).test(
    sentence(items.slice(0, at)),
  ) &&
  new RegExp(`^ACC ${noun}$`).test(sentence(items.slice(at)));

const isPlace = (item: Item | undefined): boolean => item?.account?.kind === "known";
