import { BlockList, isIP } from "node:net";
import * as z from "zod";

const Texts = z.union([z.string(), z.array(z.string()).min(1)]);
const Folded = z.strictObject({ "equals-ignore-case": z.string() });
const Comparison = z.enum(["=", "<", "<=", ">", ">="]);

const Except = z.union([
  z.string(),
  z.number(),
  z.array(z.union([z.string(), z.number()])).min(1),
  z.strictObject({ prefix: Texts }),
  z.strictObject({ suffix: Texts }),
  z.strictObject({ wildcard: Texts }),
  z.strictObject({ "equals-ignore-case": Texts }),
]);

const Test = z.union([
  z.strictObject({ prefix: z.union([z.string(), Folded]) }),
  z.strictObject({ suffix: z.union([z.string(), Folded]) }),
  z.strictObject({ wildcard: z.string() }),
  Folded,
  z.strictObject({ "anything-but": Except }),
  z.strictObject({
    numeric: z.union([
      z.tuple([Comparison, z.number()]),
      z.tuple([Comparison, z.number(), Comparison, z.number()]),
    ]),
  }),
  z.strictObject({ exists: z.boolean() }),
  z.strictObject({ cidr: z.union([z.cidrv4(), z.cidrv6()]) }),
]);

const Matcher = z.union([z.string(), z.number(), z.boolean(), z.null(), Test]);

type Test = z.infer<typeof Test>;
type Matcher = z.infer<typeof Matcher>;
type Except = z.infer<typeof Except>;

export interface Pattern {
  [field: string]: Matcher[] | Pattern | Pattern[];
}

/** EventBridge's pattern language; unknown matchers are refused. */
export const Pattern: z.ZodType<Pattern> = z.lazy(() =>
  z
    .object({ $or: z.array(Pattern).min(1).exactOptional() })
    .catchall(z.union([z.array(Matcher).min(1), Pattern])),
);

/** True when every field of the pattern matches; for an array in the event, one matching element is enough. */
export function matchesPattern(pattern: Pattern, event: unknown): boolean {
  if (Array.isArray(event)) return event.some((element) => matchesPattern(pattern, element));
  const fields = isRecord(event) ? event : {};
  return Object.entries(pattern).every(([field, wanted]) => {
    if (field === "$or")
      return (wanted as Pattern[]).some((option) => matchesPattern(option, event));
    if (!Array.isArray(wanted)) return matchesPattern(wanted, fields[field]);
    return (wanted as Matcher[]).some((matcher) => accepts(matcher, leaves(fields[field])));
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function leaves(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(leaves);
  return value === undefined || isRecord(value) ? [] : [value];
}

function accepts(matcher: Matcher, values: unknown[]): boolean {
  if (!isRecord(matcher)) return values.includes(matcher);
  if ("exists" in matcher) return matcher.exists === values.length > 0;
  return values.some((value) => passes(matcher, value));
}

function passes(test: Exclude<Test, { exists: boolean }>, value: unknown): boolean {
  if ("anything-but" in test) return !excluded(test["anything-but"], value);
  if ("numeric" in test) return typeof value === "number" && inRange(test.numeric, value);
  if (typeof value !== "string") return false;
  if ("prefix" in test) return affixed(test.prefix, value, "startsWith");
  if ("suffix" in test) return affixed(test.suffix, value, "endsWith");
  if ("wildcard" in test) return glob(test.wildcard).test(value);
  if ("cidr" in test) return inSubnet(test.cidr, value);
  return fold(value) === fold(test["equals-ignore-case"]);
}

function excluded(except: Except, value: unknown): boolean {
  if (!isRecord(except) || Array.isArray(except)) return [except].flat().some((no) => no === value);
  if (typeof value !== "string") return false;
  if ("prefix" in except) return [except.prefix].flat().some((no) => value.startsWith(no));
  if ("suffix" in except) return [except.suffix].flat().some((no) => value.endsWith(no));
  if ("wildcard" in except) return [except.wildcard].flat().some((no) => glob(no).test(value));
  return [except["equals-ignore-case"]].flat().some((no) => fold(no) === fold(value));
}

function affixed(
  affix: string | z.infer<typeof Folded>,
  value: string,
  at: "startsWith" | "endsWith",
): boolean {
  if (typeof affix === "string") return value[at](affix);
  return fold(value)[at](fold(affix["equals-ignore-case"]));
}

function inRange(bounds: (number | string)[], value: number): boolean {
  const [comparison, bound, ...rest] = bounds;
  const holds = {
    "=": value === Number(bound),
    "<": value < Number(bound),
    "<=": value <= Number(bound),
    ">": value > Number(bound),
    ">=": value >= Number(bound),
  }[String(comparison)];
  return holds === true && (rest.length === 0 || inRange(rest, value));
}

/** `*` matches any text, `\*` matches an asterisk. */
function glob(wildcard: string): RegExp {
  const source = wildcard.replace(/\\?[\s\S]/g, (piece) => {
    if (piece === "*") return "[\\s\\S]*";
    return piece.slice(-1).replace(/[\\^$.*+?()[\]{}|]/, "\\$&");
  });
  return new RegExp(`^${source}$`, "u");
}

function inSubnet(cidr: string, value: string): boolean {
  const [network = "", bits] = cidr.split("/");
  const family = isIP(network) === 6 ? "ipv6" : "ipv4";
  if (isIP(value) === 0) return false;
  const list = new BlockList();
  list.addSubnet(network, Number(bits), family);
  return list.check(value, isIP(value) === 6 ? "ipv6" : "ipv4");
}

function fold(text: string): string {
  return text.toLowerCase();
}
