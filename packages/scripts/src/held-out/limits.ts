import { lines } from "../golden/lines.ts";

/** What the statements do not hold, said instead of a figure that answers something else. */
export const limits = lines(
  "limits",
  `
D1 | annualized return since inception | performance R | no ITD return on file; YTD and 1Y; !2.4 %; !6.9 %
D1 | what's our CAGR | performance RT | No annualised return; 1Y return; 2.4 %; ~$3,750.00; !6.9 %
D2 | lifetime performance, annualised | performance R | no ITD return on file; !4.1 %; !6.8 %
D7 | five-year annualized return | performance R | no 5Y return on file; !5.8 %; !10.3 %
D3 | how have they done since the accounts were opened | performance R | no ITD return on file
D1 | what's our day change in the joint account | performance RLQ | $409.72; 0.12 %; Joint brokerage; !5 %
D1 | Karen's Roth: day change? | performance RLQ | -$998.09; -0.83 %; !10.2 %
D1 | daily gain or loss in the joint | performance RLQ | $409.72; 0.12 %
D1 | Roth: ytd return | performance RT | 10.2 %; Karen's Roth IRA; ~$0.00; !6.9 %
`,
);
