import { entries } from "./entries.ts";
import type { Comparator, Meaning } from "./meaning.ts";

export const statistics = entries(
  `
average: average | avg | on average | averaged | typical
median: median
range: range | spread between largest and smallest
total: what do they come to | come to | comes to | amount to | amounts to | total up to | total | sum | in total | altogether | overall | add up | adds up | added up | aggregate | all told | all in all | in all | as a whole | entire | whole | sum total | summed | total up | adding up
`,
  (statistic) => ({ is: "statistic", statistic: statistic as "average" }),
);

export const comparators = entries(
  `
gt: > | has more than | have more than | holds more than | hold more than | owns more than | own more than | ahead of | more than | over | above | greater than | exceeding | exceed | exceeds | higher than | in excess of | bigger than | larger than | north of | beyond | greater | upwards of | topping | past | older than | longer than | better than | heavier than | beat | outperform | outperformed | outpace | outpaced
lt: < | has less than | have less than | holds less than | hold less than | owns less than | own less than | less than | under | below | fewer than | smaller than | lower than | south of | beneath | short of | younger than | shorter than | worse than
gte: >= | at least | or more | no less than | minimum of | or above | or higher | not less than | a minimum of | and up | and above
lte: <= | at most | or less | no more than | up to | maximum of | or below | not more than | or fewer | a maximum of | or lower
is: exactly | equal to | equals
`,
  (op): Meaning => ({ is: "comparator", op: op as Comparator }),
);

export const units = entries(
  `
percent: by how many points | how many points | by how many percentage points | how many percentage points | by how many pp | by how many percent | how many percent | by what percent | in percent | in percent terms | percent terms | percentage wise | percent wise | as a percentage | in percentage terms | as a percent | as percentage | by percentage | by percent | percentagewise | percentwise | in % | as % | in relative terms | % | pct | pp | pts | percentage points | percentage | percent | in pct | in pct terms | pct terms | in % terms | in per cent | per cent
dollars: by how many dollars | how many dollars | in dollars | in $ | $ | dollar wise | in dollar terms | by dollars | dollar amount | in usd | dollarwise | in money | by dollar amount | dollars | in absolute terms | usd | us dollars | by dollar | dollar
`,
  (unit): Meaning => ({ is: "unit", unit: unit as "percent" }),
);
