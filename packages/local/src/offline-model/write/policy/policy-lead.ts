import { decimal } from "@advisor/domain/decimal";
import type { Comparison } from "@advisor/domain/ips-check/comparison";
import { limitText, money, percentText, pointsText, signedMoney } from "../../format/amounts.ts";
import {
  capitalize,
  classLabel,
  joinWithAnd,
  plainLine,
  wordsToDigits,
} from "../../format/text.ts";
import type { Subject } from "../household.ts";
import {
  type Aspect,
  cashVerdict,
  isOutside,
  issuerVerdict,
  policyClass,
} from "./policy-aspect.ts";

type Row = Comparison["classes"][number];

/** The first sentence, which answers the question directly. */
export function leadSentence(
  policy: Comparison,
  who: Subject,
  asked: Aspect,
  question: string,
): string {
  if (asked === "class") return oneClass(policy, who, question);
  if (asked === "leverage") return leverage(policy, who);
  if (asked === "limits") return limits(policy, who);
  if (asked === "cash") return `${cashVerdict(question, policy)}${cash(policy)}`;
  if (asked === "concentration")
    return `${issuerVerdict(question, policy)}${concentration(policy, who)}`;
  if (asked === "trades" || asked === "deposit") return proposal(policy, who, asked);
  const also = [shortCash(policy), breaches(policy)].filter((sentence) => sentence !== "");
  return [bands(policy, who), ...also].join(" ");
}

function bands({ classes }: Comparison, { text, is, its }: Subject): string {
  const out = classes.filter(isOutside);
  if (out.length === 0)
    return `${capitalize(text)} ${is} inside every band of ${its} IPS; small drift is fine.`;
  const banded = classes.filter((row) => row.band_source !== null);
  const count = `${wordsToDigits(out.length)} of ${wordsToDigits(banded.length)} classes`;
  return `${capitalize(text)} ${is} outside ${its} IPS bands in ${count}: ${joinWithAnd(out.map(breach))}.`;
}

const breach = (row: Row): string => {
  const side = row.status === "above_max" ? "above its maximum" : "below its minimum";
  return `${classLabel(row.class)} is ${side} (${percentText(row.weight_pct)} against ${bandText(row)})`;
};

/** 30–40%, as the page writes it. */
export const bandText = ({ min_pct, max_pct }: Row): string =>
  min_pct === null || max_pct === null
    ? "no band"
    : `${decimal(min_pct).round(2)}–${limitText(max_pct)}`;

function oneClass(policy: Comparison, who: Subject, question: string): string {
  const wanted = policyClass(question);
  const row = policy.classes.find((one) => one.class === wanted);
  if (row === undefined) {
    return `${capitalize(who.text)} ${who.is} not invested in ${classLabel(wanted ?? "")}, and the IPS does not name it.`;
  }
  const where = {
    above_max: "above its maximum",
    below_min: "below its minimum",
    in_band: "inside its band",
    unclassified: "not named by the IPS",
  }[row.status ?? "unclassified"];
  return `${capitalize(classLabel(row.class))} is ${where}: ${money(row.value)} or ${percentText(row.weight_pct)}, against a target of ${limitText(row.target_pct)} and a band of ${bandText(row)}. The drift is ${pointsText(row.drift_pp)}, or ${signedMoney(row.drift_usd)}.`;
}

/** Invested value divided by owned value; above 1 means borrowed cash. */
function leverage({ leverage: times, cash: { available } }: Comparison, who: Subject): string {
  if (times === null) return `The leverage of ${who.text} cannot be computed.`;
  const of = `positions are ${times.toFixed(2)} times the total value, and cash is ${money(available)}`;
  return times > 1
    ? `Yes, ${who.text} ${who.is} levered: ${of}.`
    : `No, ${who.text} ${who.is} not levered: ${of}.`;
}

/** What may not be held or traded. The notes list the positions. */
function limits({ prohibited, conflicts }: Comparison, { text, its }: Subject): string {
  if (prohibited.length > 0) {
    const held = prohibited.map(({ name, value }) => `${plainLine(name)} (${money(value)})`);
    return `Under ${its} IPS ${joinWithAnd(held)} may not be held.`;
  }
  if (conflicts.length > 0) {
    return `The limits of the IPS touch ${text} as follows.`;
  }
  return `Nothing that ${text} has in the scope of ${its} IPS is prohibited, and no proposed trade is held back.`;
}

function cash({ cash: own }: Comparison): string {
  const { available, floor, shortfall } = own;
  if (floor === null || shortfall === null) {
    return `${money(available)} of cash is available; there is no floor to compare it with.`;
  }
  const against = `${money(available)} is available against a floor of ${money(floor)}`;
  return shortfall > 0
    ? `The cash reserve is short by ${money(shortfall)}: ${against}.${settling(own)}`
    : `The cash reserve is covered: ${against}.`;
}

const shortCash = (policy: Comparison): string => {
  const { available, floor, shortfall } = policy.cash;
  return shortfall === null || shortfall <= 0
    ? ""
    : `Cash is short of its floor by ${money(shortfall)} (${money(available)} available against ${money(floor)}).${settling(policy.cash)}`;
};

function settling({ settlement_gap: gap }: Comparison["cash"]): string {
  if (gap === undefined) return "";
  const day = gap.settles === null ? "once it settles" : `when it settles on ${gap.settles}`;
  return ` Cash that is on its way covers ${money(gap.amount)} of that ${day}.`;
}

function concentration(policy: Comparison, who: Subject): string {
  const sentence = breaches(policy);
  if (sentence !== "") return sentence;
  const limited = policy.concentration.some((issuer) => issuer.limit_pct !== null);
  return limited
    ? `No single issuer is above the limit in the IPS of ${who.text}.`
    : `The IPS of ${who.text} sets no limit for a single issuer.`;
}

const breaches = ({ concentration: issuers }: Comparison): string =>
  issuers
    .filter((issuer) => issuer.breach)
    .map(
      (issuer) =>
        `${plainLine(issuer.name)} is ${percentText(issuer.direct_pct)} of the total, above the limit of ${limitText(issuer.limit_pct)} for a single issuer.`,
    )
    .join(" ");

function proposal(
  { suggestions }: Comparison,
  { text, is, its }: Subject,
  asked: "trades" | "deposit",
): string {
  const arriving = suggestions.filter((row) => row.mode === "contribution" && row.trade_usd !== 0);
  if (asked === "deposit" && arriving.length > 0) {
    const parts = arriving.map(
      (row) => `${signedMoney(row.trade_usd)} to ${classLabel(row.class)}`,
    );
    return `The deposit would go first to what is below target: ${joinWithAnd(parts)}.`;
  }
  const moves = suggestions.filter((row) => row.mode === "band" && row.trade_usd !== 0);
  if (moves.length > 0) {
    const parts = moves.map((row) => `${classLabel(row.class)} ${signedMoney(row.trade_usd)}`);
    return `To get ${text} back inside the bands: ${joinWithAnd(parts)}. This is a proposal; nothing is traded.`;
  }
  return `No trades are needed: ${text} ${is} inside every band of ${its} IPS and small drift is fine.`;
}
