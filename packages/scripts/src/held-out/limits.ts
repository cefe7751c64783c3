import { lines } from "../golden/lines.ts";

/** What the statements do not hold, said instead of a figure that answers something else. */
export const limits = lines(
  "limits",
  `
D1 | annualized return since inception | performance R | no ITD return on file; YTD and 1Y; !5.9 %; !7 %
D1 | what's our CAGR | performance RT | No annualised return; 1Y return; 5.9 %; ~$3,750.00; !7 %
D2 | lifetime performance, annualised | performance R | no ITD return on file; !7.1 %; !7 %
D7 | five-year annualized return | performance R | no 5Y return on file; !8 %; !7.9 %
D3 | how have they done since the accounts were opened | performance R | no ITD return on file
D1 | what's our day change in the joint account | performance RLQ | $409.72; 0.12 %; Joint brokerage; !5 %
D1 | Karen's Roth: day change? | performance RLQ | -$998.09; -0.83 %; !10.2 %
D1 | daily gain or loss in the joint | performance RLQ | $409.72; 0.12 %
D1 | Roth: ytd return | performance RT | 10.2 %; Karen's Roth IRA; ~$0.00; !7 %
D1 | do we have anything in international stocks | clarify | Sector, region; Which symbol; !VXUS; !PFE
D2 | do they own any tech stocks? | clarify | Sector, region; !MSFT
D1 | how much is in healthcare | out_of_scope | Sector, region; !PFE; !$
D1 | emerging markets exposure | out_of_scope | Sector, region; !VXUS
D9 | what percent of the account is in technology | out_of_scope | Sector, region; !AAPL
D7 | any small caps? | clarify | Sector, region
D4 | which sectors are we in | out_of_scope | Sector, region
D1 | what do we own >> only the tech ones | out_of_scope | Sector, region; !MSFT
D1 | how is the international fund doing | symbol_performance PQ | VXUS; $7,720.00; 6.88 %; ~2,000; ~$60.00; ~$120,000.00; ~$112,280.00; ~-$882.44; ~-0.73 %
`,
);
