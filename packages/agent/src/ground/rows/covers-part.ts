import type { Cell, Evidence } from "../evidence/cell.ts";
import type { Label } from "../evidence/label.ts";
import { kindOf } from "../evidence/mentions.ts";
import type { StatedClaim } from "../stated-claim.ts";
import { isAnyNamed } from "./named-rows.ts";

const acrossAccounts =
  /\b(?:across|over|between) (?:(?:both|all|the|its|their|of|\w+) ){0,3}(?:accounts|IRAs|trusts|plans)\b|\bin (?:both|all) accounts\b/i;
const together = /\b(?:together|combined|between them|in combination)\b/i;

/** True for a figure of one thing or one account, when the words are about several together. */
export function coversOnlyPart(
  cell: Cell,
  { about, lead, after, said, claim, offset }: StatedClaim,
  { cells }: Evidence,
): boolean {
  // "$5 + $6 = $11" and "together $11 ($5 and $6)" list the parts.
  const isPart = /\+\s*$|\([^()]*$/.test(said.slice(0, claim.at - offset)) || /^\s*\+/.test(after);
  // "Over two accounts, 600 shares in the one and 250 in the other".
  const isPlaced = about.some(
    (one) => kindOf(one) === "account" && one.at > claim.at && !one.isGroup,
  );
  if (isPart || isPlaced) return false;
  const has = (kind: Label["kind"], { labels }: Cell = cell) =>
    labels.some((label) => label.kind === kind);
  if (together.test(lead) || /^\s*(?:together|combined)\b/i.test(after)) {
    const named = about.filter(
      (one) => !one.isGroup && kindOf(one) !== "other" && isAnyNamed(cell.labels, [one]),
    );
    const [only] = named;
    const alike = about.filter((one) => only !== undefined && kindOf(one) === kindOf(only));
    if (named.length === 1 && alike.length > 1) return true;
  }
  const group = about.some((one) => one.isGroup && kindOf(one) === "account");
  if (
    group &&
    has("account") &&
    !/\b(?:each|every|apiece|respectively|(?:one|\w+er|\w+est|either|neither) of)\b/i.test(said)
  )
    return true;
  // "Over three accounts: 700 shares in the one" lists the parts.
  const own = lead.replace(/^.*(?:\s[-–—]\s|:\s)/s, "");
  if (!acrossAccounts.test(`${own} ${after}`) || !has("account") || !has("security")) return false;
  const [security] = cell.labels.filter(({ kind }) => kind === "security");
  return cells.some(
    (one) =>
      one.field === cell.field &&
      !has("account", one) &&
      one.labels.some(({ kind, name }) => kind === "security" && name === security?.name),
  );
}
