import { type Item, sentence } from "./item.ts";

/** "value of the joint account cash in the Roth", "how many PFE when was the last bought": two questions that nothing parts. */
export const withRunTogether = (items: readonly Item[]): Item[] =>
  items.map((item, at) =>
    at > 0 &&
    item.gap === "none" &&
    (isSecond(items, at) || isSecondPlace(items, at) || asksAnew(items, at))
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

/** A question word and its verb behind a whole question, which no word ties to it. */
const asksAnew = (items: readonly Item[], at: number): boolean =>
  whole.test(sentence(items.slice(0, at))) && anew.test(sentence(items.slice(at, at + 5)));

const whole =
  /^(?:(?:and|so|hi|hey|ok) )*(?:how (?:many|much)|what|which|when|where|is|are|do|does|did) (?!.*\b(?:know|see|tell|say|said|remember|ask|asked|check|show|find|explain|depend|depends)\b).*\b(?:SYM|ACC|PER|shares?|units?|worth|trading at|value|cash|account|accounts|trades?|deposits?|withdrawals?|gain|price|cost|in all|in total|altogether|right now|now|today|hold|own|have|held|owned)$/;
const anew =
  /^(?:when (?:was|were|did|is)|what (?:was|were|did|is(?! (?:in|at|inside|held)\b)|are|does)|how (?:much|many) (?:\w+ )?(?:is|are|was|were|do|did|does|have)|where (?:is|are|was)|which (?:\w+ )?(?:is|are|has|have)) /;

const isPlace = (item: Item | undefined): boolean => item?.account?.kind === "known";
