import type { Mention } from "../evidence/label.ts";
import { kindOf } from "../evidence/mentions.ts";
import { isAnyNamed } from "../rows/named-rows.ts";
import type { MaskedSentence, SetClaim } from "../sets/clause.ts";
import { isMoreConcentrated } from "./concentration.ts";
import type { Line, List } from "./lists.ts";

const name = "([\\ue000-\\uf8ff]+)";
const denied = /\b(?:not?|n['’]t|never|if|would|could|should|once|until|neither|nor|no longer)\b/i;
const unit = "(?: (?:shares|position|stake|holding|fund|units))?";
const amount = "(?:(?:the|its|all|some|his|her|their|of|about|[\\d,]+|shares) )*";

const greater = "higher|larger|bigger|greater";
const lesser = "lower|smaller|cheaper";

/** What a sentence says of two things or of one: its words, and whether the lines bear it out. */
type Relation = readonly [
  pattern: RegExp,
  isTrue: (found: Found, lists: readonly List[]) => boolean | undefined,
];

interface Found {
  first: Mention | undefined;
  second: Mention | undefined;
  /** Everything that the sentence names. */
  named: readonly Mention[];
  words: string;
}

const relations: readonly Relation[] = [
  [
    new RegExp(
      `${name}(?: also| still| now| only)? (?:holds?|owns?|contains?) ${amount}${name}${unit}`,
      "gi",
    ),
    ({ first, second }, lists) => isHeldBy(first, second, lists),
  ],
  [
    new RegExp(
      `${name}${unit} (?:is|are|sits?|lies?)(?: all| only)?(?: held| kept| owned)? (?:in|inside|by) (?:(?:the|his|her|their) )?${name}`,
      "gi",
    ),
    ({ first, second }, lists) => isHeldBy(second, first, lists),
  ],
  [new RegExp(`${name} belongs to ${name}`, "gi"), ({ first, second }) => isOwnedBy(first, second)],
  [
    new RegExp(`${name} (?:is|was) (older|younger) than ${name}`, "gi"),
    ({ first, second, words }, lists) => isOlder(first, second, words, lists),
  ],
  [
    new RegExp(
      `${name} (?:is|was|serves as|acts as)(?: also| still)? (?:the|a|an) ([a-z]+)(?=[.,;:]|$| and\\b| of\\b)`,
      "gi",
    ),
    ({ first, words }, lists) => hasRole(first, words, lists),
  ],
  [
    new RegExp(
      `${name} (?:has|is|pays|charges|carries) the (?:${greater}|${lesser}) [a-z/ -]+?(?=[.,;:]|$| and\\b)`,
      "gi",
    ),
    ({ first, words }, lists) => isAhead(first, words, lists),
  ],
  [
    new RegExp(
      `${name} (?:is|was|looks|remains)(?: (?:the|a|bit|little|much|far|slightly|clearly|somewhat|also|still))* (?:more|less) concentrated`,
      "gi",
    ),
    ({ first, named, words }, lists) => {
      const isMore = isMoreConcentrated(first, named, lists);
      return isMore === undefined ? undefined : isMore === / more concentrated$/i.test(words);
    },
  ],
];

/** "Karen holds GLD", "MUB is in the 401(k)", "Owen is the trustee", "Helen is older than George". */
export function relationClaims(
  { masked, said, start, mentions, mentionOf }: MaskedSentence,
  lists: () => readonly List[],
): SetClaim[] {
  return relations.flatMap(([pattern, isTrue]) =>
    [...masked.matchAll(pattern)].flatMap((found) => {
      const [words, a = "", ...others] = found;
      const letters = others.findLast((one) => one !== undefined && /^[\ue000-\uf8ff]/.test(one));
      const [first, second] = [mentionOf(a.charAt(0)), mentionOf((letters ?? "").charAt(0))];
      if (denied.test(masked.slice(0, found.index + words.length))) return [];
      const isSo = isTrue({ first, second, named: mentions, words }, lists());
      const at = found.index + a.length;
      return isSo === false
        ? [
            {
              at: start + at,
              text: said.slice(at, found.index + words.length).trim(),
              isTrue: false,
            },
          ]
        : [];
    }),
  );
}

const has = ({ labels }: Pick<Line, "labels">, one: Mention): boolean => isAnyNamed(labels, [one]);

/** Whether an account or its owner has a security; undefined unless a list says what each account holds. */
function isHeldBy(
  holder: Mention | undefined,
  held: Mention | undefined,
  lists: readonly List[],
): boolean | undefined {
  if (holder === undefined || held === undefined) return undefined;
  if (kindOf(held) !== "security" || !holder.labels.some(({ kind }) => kind === "account"))
    return undefined;
  const lines = lists
    .flatMap((list) => list.lines)
    .filter(
      ({ labels, cells }) => cells.has("quantity") && labels.some(({ kind }) => kind === "account"),
    );
  const own = lines.filter((line) => has(line, held));
  return own.length === 0 || !lines.some((line) => has(line, holder))
    ? undefined
    : own.some((line) => has(line, holder));
}

function isOwnedBy(account: Mention | undefined, owner: Mention | undefined): boolean | undefined {
  if (account === undefined || owner?.isOwner !== true || kindOf(account) !== "account")
    return undefined;
  return isAnyNamed(account.labels, [owner]);
}

function isOlder(
  first: Mention | undefined,
  second: Mention | undefined,
  words: string,
  lists: readonly List[],
): boolean | undefined {
  const [a, b] = [first, second].map((one) => {
    const lines = lists.flatMap((list) =>
      list.lines.filter((line) => one !== undefined && has(line, one)),
    );
    return lines
      .flatMap(({ cells }) => Number(cells.get("age")?.value ?? Number.NaN))
      .find((age) => age > 0);
  });
  if (a === undefined || b === undefined || a === b) return undefined;
  return a > b === / older /i.test(words);
}

const roles = /\b(?:primary|spouse|dependent|trustee|beneficiary)$/i;

/** Whether a member of the household has the role; undefined if no list says which one it is. */
function hasRole(
  one: Mention | undefined,
  words: string,
  lists: readonly List[],
): boolean | undefined {
  const role = roles.exec(words)?.[0].toLowerCase();
  const own = lists
    .flatMap(({ lines }) => lines)
    .filter((line) => typeof line.record.role === "string" && one !== undefined && has(line, one));
  return own.length === 0 || role === undefined
    ? undefined
    : own.some(({ record }) => record.role === role);
}

/** "Microsoft has the higher P/E", where a list has two lines. */
function isAhead(
  one: Mention | undefined,
  words: string,
  lists: readonly List[],
): boolean | undefined {
  const [, how = "", what = ""] =
    new RegExp(`the (${greater}|${lesser}) (.+)$`, "i").exec(words) ?? [];
  const fields = /^cheaper$/i.test(how) ? ["expense_ratio_pct"] : fieldsCalled(what.toLowerCase());
  const results = lists.flatMap(({ lines }) => {
    const [a, b, ...others] = lines;
    if (a === undefined || b === undefined || others.length > 0 || one === undefined) return [];
    const [own, other] = has(a, one) ? [a, b] : [b, a];
    if (!has(own, one) || has(other, one)) return [];
    return fields.flatMap((field) => {
      const [is, than] = [own, other].map(({ cells }) => cells.get(field)?.value);
      if (is === undefined || than === undefined || is === than) return [];
      return Number(is) > Number(than) === new RegExp(`^(?:${greater})$`, "i").test(how);
    });
  });
  return results.length === 0 ? undefined : results.includes(true);
}

const fieldsCalled = (what: string): string[] =>
  /^(?:trailing )?(?:p\/e|price-to-earnings|earnings multiple)/.test(what)
    ? ["pe_ratio"]
    : ["", "_pct", "_usd"].map(
        (suffix) => `${what.replace(/ (?:ratio)$/, "").replaceAll(/[ -]/g, "_")}${suffix}`,
      );
