import { entries } from "./entries.ts";
import type { Meaning, RefusalReason } from "./meaning.ts";

/** Phrases of requests that are refused, by reason. */
export const refusals = entries(
  `
advice: should i buy | should i sell | should we buy | should we sell | should they buy | should they sell | should she sell | should he sell | should she buy | should he buy | should i | should we | should they | should she | should he | worth buying | worth selling | worth holding | good buy | good investment | do you recommend | would you recommend | recommend | recommendation | advise | what would you do | is it smart | is it wise | good idea | good time to | your opinion | what do you think | do you think | do you like | would you | undervalued | overvalued | better investment | safer | is it safe | too risky | is it risky
forecast: will go up | will go down | going to go up | going to go down | predict | prediction | forecast | price target | expected to | where will | will rise | will fall | will be worth | what will | next year's return | outlook | going to crash | will crash | will the market | headed | project | projection | will outperform | going to do | future price | will it
not_about_brokerage: weather | joke | recipe | poem | capital of | translate | president | movie | song | story | write code | sports | football | game | who won | meaning of life | bitcoin mining
write: order shares | order more | order some | order me | get me some shares | sell order | buy order | limit order | market order | stop order | stop loss | place an order | place a trade | execute | buy me | sell me | sell all | buy shares | transfer money | move money | wire money | cancel my order | cancel the order | cancel order | change my address | change the address | open an account | close the account | close my account | update my | reset my password | password | send money | sell everything | liquidate
`,
  (reason): Meaning => ({ is: "refuse", reason: reason as RefusalReason }),
);
