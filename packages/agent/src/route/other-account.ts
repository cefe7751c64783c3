import type { Around } from "./follow-turn.ts";
import type { Remembered } from "./routed.ts";

/** "Karen's other account", "her other IRA": by its name, where only one of hers was not spoken of. */
export function withOtherAccount(
  message: string,
  { person, params, accounts: spoken }: Remembered,
  { accounts }: Around,
): string {
  const told = [...(spoken?.names ?? []), params.account];
  // "and the other IRA", after Karen's Roth IRA: hers.
  const owner = person ?? /^(\p{L}+)'s /u.exec(params.account ?? "")?.[1];
  return message.replace(otherOf, (found: string, named: string | undefined, kind: string) => {
    const whose = (named ?? owner)?.toLowerCase();
    const [left, ...more] = accounts.filter((name) => {
      const isOfKind =
        /^(?:account|one)$/i.test(kind) || name.toLowerCase().includes(kind.toLowerCase());
      return isOfKind && name.toLowerCase().startsWith(`${whose}'s `) && !told.includes(name);
    });
    return left === undefined || more.length > 0 ? found : left;
  });
}

/** "the plan", "that trust", after an account of that name: the same one. */
export function withSameAccount(
  message: string,
  { params: { account = "" } }: Remembered,
  { accounts }: Around,
): string {
  const names = new Set(account.toLowerCase().match(/\p{L}+/gu) ?? []);
  if (!accounts.includes(account) || /\bother\b/i.test(message)) return message;
  const isPlan = isScheme.test(account) && !accounts.some((name) => /\bplan\b/i.test(name));
  return message.replace(sameOne, (found: string, kind: string) =>
    names.has(kind.toLowerCase()) || (isPlan && /^plan$/i.test(kind)) ? account : found,
  );
}
const isScheme = /\b(?:401|403|457|529)\b/;
const sameOne =
  /\b(?:the|that|this) (plan|trust|ira|rollover)\b(?! (?:at|with|worth (?:the )?more)\b)/gi;

const otherOf = /(?:\b(\p{L}+)'s|\b(?:his|her|the)) other (account|ira|roth|one)\b/giu;
