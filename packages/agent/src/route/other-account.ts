import type { Around } from "./follow-turn.ts";
import type { Remembered } from "./routed.ts";

/** "Karen's other account", "her other IRA": by its name, where only one of hers was not spoken of. */
export function withOtherAccount(
  message: string,
  { person, params, accounts: spoken }: Remembered,
  { accounts }: Around,
): string {
  const told = [...(spoken?.names ?? []), params.account];
  return message.replace(otherOf, (found: string, named: string | undefined, kind: string) => {
    const whose = (named ?? person)?.toLowerCase();
    const [left, ...more] = accounts.filter((name) => {
      const isOfKind =
        /^(?:account|one)$/i.test(kind) || name.toLowerCase().includes(kind.toLowerCase());
      return isOfKind && name.toLowerCase().startsWith(`${whose}'s `) && !told.includes(name);
    });
    return left === undefined || more.length > 0 ? found : left;
  });
}

const otherOf = /(?:\b(\p{L}+)'s|\b(?:his|her)) other (account|ira|roth|one)\b/giu;
