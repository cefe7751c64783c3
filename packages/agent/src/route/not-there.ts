import type { Remembered } from "./routed.ts";

/**
 * "Anything in Emma's name here?", none of the accounts, "last thing they bought?": whoever speaks of them all asks no
 * more of the account that is not there.
 */
export function withoutNotThere(
  previous: Remembered | undefined,
  message: string,
  accounts: readonly string[],
): Remembered | undefined {
  const { account, ...params } = previous?.params ?? {};
  const isThere = account === undefined || accounts.includes(account);
  return previous === undefined || isThere || !ofAll.test(message)
    ? previous
    : { ...previous, params };
}
const ofAll = /\b(?:they|their|we|our|household|family|everyone|everybody)\b/i;
