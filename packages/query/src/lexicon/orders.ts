import { entries } from "./entries.ts";
import type { Direction, Meaning } from "./meaning.ts";

/**
 * Superlatives and orders: a direction, the measure when the word implies one, and `all` for an order without
 * a limit.
 */
export const orders = entries(
  `
desc: biggest | largest | highest | top | most | greatest | max | maximum | heaviest | number one | leading | main | most valuable | major | fattest | bigger | larger | higher | has more | have more | holds more | hold more | more valuable | more in | more of | more money in | more invested in | heftiest | top ranked | number 1 | no 1 | sizable | sizeable
asc: smallest | lowest | least | fewest | minimum | bottom | tiniest | littlest | minimal | least valuable | smaller | lower | has less | holds less | less in | less of | less money in | puniest
desc gain: best | better | best performing | best performer | top performer | most profitable | most successful | strongest | top performing | biggest winner | biggest gainer | largest winner | largest gainer | most gained | top winner | top gainer | star | up the most | gained the most | made the most | made me the most | made us the most | made them the most | made me most | made us most | made the most money | up most | further up | further ahead | ahead the most | earned the most | gone up the most | risen the most | rose the most | grown the most
asc gain: hurts most | hurts the most | hurt most | hurt the most | hurts us most | furthest underwater | most underwater | deepest underwater | furthest below cost | trails | trailed | lags the most | lags most | trails the most | lagged the most | lagged | lags | moved against us most | moved against me most | moved against them most | against us most | against us the most | against me the most | worst | worse | worst performing | worst performer | weakest | poorest | biggest loser | largest loser | least profitable | lagging | laggard | top loser | down the most | lost the most | lost the most money | down most | further down | losing the most | hurting the most | biggest drag | cost us the most | worst hit | biggest disappointment | fell the most | fallen the most | dropped the most | declined the most | fell most | gone down the most | biggest detractor | detractor
asc day_change: worst day mover | worst mover | biggest decliner | biggest faller | moving down most
desc day_change: best mover | best day mover | moving up most | moving most up | biggest riser | biggest advancer
largest day_change: biggest mover | moved the most | moved most | largest mover | biggest move | top mover
desc unit_price: priciest | most expensive | dearest
asc unit_price: cheapest | cheaper
desc count: most often | most frequently | most times | most frequent | most traded | most actively traded | most active
asc count: least often | least frequently | least traded
desc acquired: most recently bought | most recently acquired
asc acquired: oldest | first purchased | first acquired | originally bought | longest held | held longest | held the longest | earliest lot | first bought | earliest bought | owned the longest | longest
asc date all: oldest first | earliest first | in date order | by date | chronologically | in chronological order
desc date all: newest first | latest first | most recent first
desc date: later | newer | last time | the last time | latest | most recent | newest | last | most recently | freshest | last recorded
asc date: earlier | earliest | first
asc due: soonest | next due | most urgent
desc age: eldest | older
asc age: youngest | younger
largest drift: furthest off target | furthest from target | farthest from target | most off target | drifted the most | furthest from its target | biggest drift | drifted most | largest drift
desc all: best first | rank | ranked | ranking | sort | sorted | order | ordered | in order | from largest to smallest | from biggest to smallest | highest first | largest first | biggest first | from high to low | descending
asc all: worst first | smallest first | lowest first | from low to high | ascending | from smallest to largest
`,
  (key): Meaning => {
    const [direction, by, all] = key.split(" ") as [Direction, string | undefined, "all"?];
    if (by === "all") return { is: "order", direction, all: true };
    if (all !== undefined && by !== undefined) return { is: "order", direction, by, all: true };
    return by === undefined ? { is: "order", direction } : { is: "order", direction, by };
  },
);
