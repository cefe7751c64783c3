import type { Comparison } from "@advisor/domain/ips-check/comparison";
import { assetClass } from "../../read/filters.ts";
import { containsPhrase as saysPhrase, words } from "../../read/words.ts";

/** The aspect of the policy that the advisor asked about. */
export type Aspect =
  | "leverage"
  | "limits"
  | "bands"
  | "class"
  | "trades"
  | "deposit"
  | "cash"
  | "concentration";

export function aspectOf(question: string): Aspect {
  const found = aspects.find(
    ({ phrases, unless }) => says(question, phrases) && !unless?.test(question),
  );
  if (found !== undefined) return found.aspect;
  return policyClass(question) === undefined ? "bands" : "class";
}

export const asksForTrades = (question: string): boolean => says(question, tradeWords);

const says = (question: string, phrases: string): boolean =>
  phrases.split("|").some((phrase) => saysPhrase(words(question), phrase));

const tradeWords =
  "trades|sell|buy|sold|bought|rebalance|rebalancing|would fix|fixes it|fix it|propose";
const asksWhether = /^\W*(?:(?:and|so) )?(?:is|are|does|do|has|have)\b/i;

/** The first aspect that matches wins. */
const aspects: readonly { aspect: Aspect; phrases: string; unless?: RegExp }[] = [
  { aspect: "leverage", phrases: "leverage|levered|leveraged|leverage ratio" },
  {
    aspect: "concentration",
    phrases: "concentration|concentrated|issuer|issuers|too much|position limit|employer",
    unless: /\bcash\b/i,
  },
  {
    aspect: "limits",
    phrases:
      "restrict|restricts|restricted|restriction|restrictions|prohibit|prohibits|prohibited|blackout|esg|tobacco|screens|should not|shouldn't",
  },
  {
    aspect: "deposit",
    phrases: "deposit|deposits|deposited|contribute|contributed|contribution|new money|adds|add",
  },
  { aspect: "trades", phrases: tradeWords, unless: asksWhether },
  { aspect: "bands", phrases: "band|bands|ips|drift|allocation" },
  {
    aspect: "cash",
    phrases: "reserve|cash floor|enough cash|shortfall|liquidity|cash|rmd|cash needs",
  },
  { aspect: "trades", phrases: tradeWords },
];

/** The policy class that the question names; a kind of security does not count. */
export function policyClass(question: string): string | undefined {
  const named = assetClass(words(question));
  return named === undefined || kinds.includes(named) ? undefined : named;
}

const kinds = ["etf", "mutual_fund", "stock", "option"];

/** "Yes" or "No" when the question is whether the household is inside, or outside, its bands. */
export function bandVerdict(question: string, policies: readonly Comparison[]): string {
  const compared = policies.filter(({ status }) => status === "ok");
  if (!asksWhether.test(question) || compared.length === 0 || aspectOf(question) !== "bands")
    return "";
  const outside = compared.some(({ classes }) => classes.some(isOutside));
  if (/\b(?:within|inside|in line|on target|in band|in range|compl\w+)\b/i.test(question)) {
    return outside ? "No. " : "Yes. ";
  }
  if (!/\b(?:outside|out of|off|drift\w*|breach\w*)\b/i.test(question)) return "";
  return outside ? "Yes. " : "No. ";
}

/** "Yes" or "No" when the question is whether there is enough cash, or too little. */
export function cashVerdict(question: string, { cash: { shortfall } }: Comparison): string {
  if (!asksWhether.test(question) || shortfall === null) return "";
  const short = shortfall > 0;
  if (/\b(?:enough|sufficient|cover\w*|meet)\b/i.test(question)) return short ? "No. " : "Yes. ";
  if (!/\b(?:short|shortfall|too little|below)\b/i.test(question)) return "";
  return short ? "Yes. " : "No. ";
}

/** "Yes" or "No" when the question is whether an issuer is over its limit. */
export function issuerVerdict(question: string, { concentration }: Comparison): string {
  const limited = concentration.some(({ limit_pct }) => limit_pct !== null);
  const asks = asksWhether.test(question) && /\b(?:over|above|beyond|too)\b/i.test(question);
  if (!asks || !limited) return "";
  return concentration.some(({ breach }) => breach) ? "Yes. " : "No. ";
}

export const isOutside = ({ status }: Pick<Comparison["classes"][number], "status">): boolean =>
  status === "above_max" || status === "below_min";
