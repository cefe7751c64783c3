import { strong, weak } from "./account-words.ts";
import { type Item, sentence } from "./item.ts";

/** "Rosa here, what is my IRA worth": who says who she is speaks of her own accounts. */
export function withSpeaker(items: readonly Item[], people: readonly string[]): Item[] {
  const name = speaker(items, people);
  if (name === undefined) return [...items];
  const isFirst = people[0] === name;
  const raw = `${name.charAt(0).toUpperCase()}${name.slice(1)}'s`;
  return items.map((item, at) =>
    item.said === "my" && isAccount(items.slice(at + 1, at + 4), isFirst)
      ? { ...item, said: name, raw }
      : item,
  );
}

function speaker(items: readonly Item[], people: readonly string[]): string | undefined {
  const end = items.findIndex(({ gap }, at) => at > 0 && gap !== "none");
  const name = end < 0 ? undefined : introduced.exec(sentence(items.slice(0, end)))?.groups?.name;
  return people.find((one) => one === name);
}

const introduced =
  /^(?:(?:hi|hello|good morning|and|this is|it is|its|i am|my name is) )*(?<name>\p{L}+)(?: (?:here|speaking|calling|asks|asking|wonders|(?:wants|would like) to know))?$/u;

/** Those who are named first may speak of everybody's accounts, and of their own IRA. */
const isAccount = (words: readonly Item[], isFirst: boolean): boolean => {
  const noun = words.find(({ said }) => !/^(?:own|\d)$/.test(said))?.said ?? "";
  const kind = noun.replace(/s$/, "");
  return strong.has(kind) || weak.has(kind) || (!isFirst && kind === "account");
};
