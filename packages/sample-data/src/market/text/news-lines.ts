import { decimal } from "@advisor/domain/decimal";
import { barAt, type Facts } from "../facts.ts";

/** A headline and its summary. */
export type Line = readonly [title: string, summary: string];

type Template = (facts: Facts, day: string) => Line;
type PairTemplate = (facts: Facts, peer: Facts) => Line;

const named = ({ security }: Facts): string => `${security.name} (${security.symbol})`;

export const companyLines: readonly [Template, ...Template[]] = [
  closing,
  (facts) => [
    `${named(facts)} reaffirms its outlook for the year`,
    "Management repeated its guidance at an investor conference and named demand as the main uncertainty.",
  ],
  (facts) => [
    `Analysts lift estimates for ${named(facts)} after a steady quarter`,
    `Several made-up research houses raised their estimates for the ${facts.security.sector} company.`,
  ],
  (facts) => [
    `Analysts trim estimates for ${named(facts)} on higher costs`,
    "Wages and freight were named as the reasons; the average rating did not change.",
  ],
  (facts) => [
    `${named(facts)} names a new head of operations`,
    "The appointment takes effect at the start of the next quarter.",
  ],
  (facts) => [
    `${named(facts)} extends its share repurchase programme`,
    "The board approved further repurchases, to be paid from cash flow.",
  ],
  (facts) => [
    `${named(facts)} opens a research centre and hires 400 people`,
    "The site is to work on products that come to market in two to three years.",
  ],
  (facts) => [
    `Regulator asks ${named(facts)} for information on its pricing`,
    "The company said that it cooperates; no finding has been made.",
  ],
  (facts) => [
    `What options traders expect of ${named(facts)}`,
    "Implied moves around the next report are close to their average of two years.",
  ],
  (facts) => [
    `${named(facts)} agrees with suppliers on longer contracts`,
    "The contracts fix prices for part of its purchases until the end of next year.",
  ],
  (facts) => [
    `${named(facts)} publishes its sustainability report`,
    "Emissions per unit fell for the third year in a row, the report says.",
  ],
];

export const marketLines: readonly [Template, ...Template[]] = [
  closing,
  (facts) => [
    `Investors weigh the path of interest rates: what it means for ${named(facts)}`,
    "Economists in a made-up poll are divided on the next move of the central bank.",
  ],
  (facts) => [
    `Inflation data in focus: ${named(facts)} trades in a narrow range`,
    "Trading was quiet ahead of the monthly consumer price figures.",
  ],
  (facts) => [
    `Volatility eases and ${named(facts)} finds buyers`,
    "Flows turned positive for the week after two weeks of outflows.",
  ],
];

/** Headlines about two companies in the same sector. */
export const pairLines: readonly [PairTemplate, ...PairTemplate[]] = [
  (facts, peer) => [
    `${named(facts)} and ${named(peer)} both see demand hold up in ${facts.security.sector}`,
    "Comments of both companies at an industry day pointed in the same direction.",
  ],
  (facts, peer) => [
    `${named(facts)} to buy components and services from ${named(peer)}`,
    "The agreement runs for three years; its value was not disclosed.",
  ],
  (facts, peer) => [
    `Fund managers compare ${named(facts)} with ${named(peer)}`,
    "Opinions on which of the two is valued more fairly are split, a made-up survey finds.",
  ],
];

/** Describes the last close up to `day`, consistent with the price history. */
function closing(facts: Facts, day: string): Line {
  const bar = barAt(facts, day);
  const { security, bars } = facts;
  const before = bars[bars.indexOf(bar) - 1] ?? bar;
  const change = decimal(bar.close).div(before.close).minus(1).times(100);
  const word = change.lt(0) ? "falls" : "rises";
  return [
    `${named(facts)} ${word} ${change.abs().toFixed(2)}% to ${bar.close} ${security.currency}`,
    `On ${bar.at} it traded between ${bar.low} and ${bar.high} ${security.currency}.`,
  ];
}
