import type { Mention } from "../evidence/label.ts";
import { kindOf } from "../evidence/mentions.ts";
import type { StatedClaim } from "../stated-claim.ts";

/** In "a third of the inherited IRA" the share is of the account, not of the household. */
export const wholeAccount = ({
  claim,
  said,
  offset,
  sentence,
}: Pick<StatedClaim, "claim" | "said" | "offset" | "sentence">): Mention | undefined => {
  const end = claim.at + claim.text.length;
  return sentence.find(
    (one) =>
      kindOf(one) === "account" &&
      one.at >= end &&
      /^\s*of (?:the |his |her |their )?$/.test(said.slice(end - offset, one.at - offset)),
  );
};
