import type { Decimal } from "@advisor/domain/decimal";
import type { Comparison } from "../../route/comparison/comparison.ts";
import { yesOrNo } from "../whether.ts";
import * as Words from "./words.ts";

type Figures = readonly [Decimal, Decimal];

/** Which of the two is more and by how much, led by whether it is so as the question says. */
export function verdict(comparison: Comparison, figures: Figures, gap: Decimal): string {
  const [a, b] = figures;
  const names = Words.namesOf(comparison);
  const said = a.eq(b) ? same(comparison, names, a) : apart(comparison, names, figures, gap);
  return [`${whether(comparison, figures)}${said}`, noLoss(comparison, figures)]
    .filter((one) => one !== "")
    .join(" ");
}

function whether({ claim, loss }: Comparison, [a, b]: Figures): string {
  if (claim === undefined) return "";
  const sign = a.cmp(b);
  const holds = { more: sign > 0, less: sign < 0, same: sign === 0, at_least: sign >= 0 }[claim];
  return yesOrNo(holds && !(loss === true && claim === "less" && !a.lt(0)));
}

/** Asked who has lost more, where nobody has lost. */
function noLoss({ loss, by }: Comparison, figures: Figures): string {
  if (loss !== true || figures.some((one) => one.lt(0))) return "";
  return by.startsWith("day") ? "Neither is down on the day." : "Neither is at a loss.";
}

function same({ by }: Comparison, names: Words.Names, figure: Decimal): string {
  const [a, b] = names.names;
  const what = `${Words.nouns[by]}${Words.ofThing(names)}`;
  return `The ${what} is the same for ${a.said} and for ${b.said}${names.where}: ${Words.shown(by, figure)} each.`;
}

/** The end that is asked for stands first. */
function apart(comparison: Comparison, names: Words.Names, [a, b]: Figures, gap: Decimal): string {
  const { by, end } = comparison;
  const isFirst = end === "most" ? a.gt(b) : a.lt(b);
  const [x, y] = isFirst ? names.names : [names.names[1], names.names[0]];
  const [first, second] = isFirst ? [a, b] : [b, a];
  const figures = `${Words.shown(by, first)} against ${Words.shown(by, second)}`;
  const fewer = by === "shares" || by === "positions" ? "fewer" : "less";
  const more = end === "most" ? "more" : fewer;
  const far = tellsGap(comparison) ? `, ${Words.gapSaid(by, gap)} ${more}` : "";
  return `${sentence(comparison, { x, y }, names)}: ${figures}${far}.`;
}

/** How far two prices are apart says little, and is told where it is asked. */
export const tellsGap = ({ by, gap }: Comparison): boolean => by !== "price" || gap === true;

interface Two {
  x: Words.Name;
  y: Words.Name;
}

/** "Karen has more cash than David", "The price of MSFT is above that of AAPL". */
function sentence(comparison: Comparison, two: Two, names: Words.Names): string {
  const { by } = comparison;
  if (by === "shares" || by === "positions") return counted(comparison, two, names);
  const isHad =
    by.endsWith("cash") || (by === "value" && (names.thing === undefined || two.x.as === "person"));
  return isHad ? had(comparison, two, names) : figured(comparison, two, names);
}

function counted({ by, end }: Comparison, { x, y }: Two, { thing, where }: Words.Names): string {
  const fewer = end === "most" ? "more" : "fewer";
  if (by === "positions")
    return `There are ${fewer} positions in ${x.said} than in ${y.said}${where}`;
  return thing === undefined
    ? `${Words.capital(fewer)} shares of ${x.said} are held than of ${y.said}${where}`
    : `${x.said} ${has[x.as]} ${fewer} ${thing} than ${y.said}${where}`;
}

const has = { person: "has", one: "holds", many: "hold" } as const;
const worth = { person: "has", one: "is worth", many: "are worth" } as const;

/** Of classes there is more in one; somebody has more, and an account or a symbol is worth more. */
function had({ by, end, sides }: Comparison, { x, y }: Two, { thing, where }: Words.Names): string {
  const less = end === "most" ? "more" : "less";
  if (by === "value" && thing !== undefined)
    return `${x.said} has ${less} in ${thing} than ${y.said}${where}`;
  if (by !== "value")
    return `${x.said} ${has[x.as]} ${less} ${Words.nouns[by]} than ${y.said}${where}`;
  return sides.some(({ asset_class, cash }) => asset_class !== undefined || cash === true)
    ? `There is ${less} in ${x.said} than in ${y.said}${where}`
    : `${x.said} ${worth[x.as]} ${less} than ${y.said}${where}`;
}

function figured({ by, end }: Comparison, { x, y }: Two, names: Words.Names): string {
  const of = names.thing === undefined ? "of" : "in";
  const side = end === "most" ? "above" : "below";
  return `The ${Words.nouns[by]}${Words.ofThing(names)} ${of} ${x.said} is ${side} that ${of} ${y.said}${names.where}`;
}
