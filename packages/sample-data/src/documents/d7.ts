import type * as Document from "@advisor/domain/document";
import { document } from "../records.ts";

export const documents: Document.Info[] = [
  document("doc_d7_ips", "ips", "2023-09-15", "Investment policy statement, Nguyen family", [
    `This policy covers the joint brokerage account and Linh's SEP-IRA. Targets are US equity 50
    percent (45 to 55), international equity 15 percent (10 to 20), fixed income 30 percent (25 to
    35) and cash 5 percent (3 to 10). Risk tolerance is moderate, because the family's company is
    already a large risk of its own. The portfolio should be able to support Linh and Peter if the
    company cannot be sold.`,
    `Linh's interest in Nguyen Precision Tooling is listed with the accounts but is not part of the
    measured total as long as no independent valuation exists. No estimate of ours or of the
    family takes its place. At least 100,000 dollars stay in cash beside estimated taxes, since the
    company sometimes needs money at short notice. No single listed company may exceed 10 percent
    of the portfolio.`,
  ]),
  document("doc_d7_meeting_2026_08", "meeting_note", "2026-08-19", "Review meeting, August 2026", [
    `Linh is 56 and would like to sell the company within three years. A competitor from Ohio has
    asked about it informally. We recommended an independent valuation before any talks and agreed
    that we would help to find an appraiser by the middle of October. She thinks of a price
    between three and four million dollars, but we told her that we cannot use that figure in the
    plan.`,
    `The portfolio has drifted: US stocks are near the top of their band and bonds are below. Peter
    would rather not sell in the joint account this year because of the taxes. Sales inside the
    SEP-IRA are possible without tax. We also need the contribution form for the SEP-IRA for 2026;
    the amount depends on the company's profit, which the bookkeeper will report in the autumn.`,
  ]),
  document(
    "doc_d7_meeting_2026_02",
    "meeting_note",
    "2026-02-25",
    "Review meeting, February 2026",
    [
      `The company had a good year and paid a bonus in January, which explains the cash in the joint
    account. Linh wants to keep about 150,000 dollars there until she knows whether the new
    milling machine will be bought or leased. We noted that this is close to the upper edge of the
    cash band and that the policy would let us invest the rest once the machine is decided.`,
      `Peter has retired from teaching and has a pension of 2,900 dollars a month from July. They
    have not yet chosen between a pension that ends with his life and a smaller one that continues
    for Linh. We will compare both at the next meeting. Their life insurance is to be reviewed at
    the same time, and the schedule in our files is out of date.`,
    ],
  ),
  document("doc_d7_tax_2026", "tax_letter", "2026-04-10", "Tax letter for the year 2025", [
    `Cornerstone Accounting to Linh and Peter Nguyen. Profit of the company passes through to your
    return and was 286,000 dollars for 2025. The contribution to the SEP-IRA for 2025 was 52,000
    dollars and has been deducted. For 2026 we suggest estimated payments of 40,000 dollars each
    quarter; the last one is due on 15 January 2027. A contribution for 2026 can be made until the
    return is due, including extensions.`,
    `If the company is sold, the split of the price between machines, stock and goodwill decides
    how much of the gain is taxed at ordinary rates. Please call us before you sign a letter of
    intent. Your cost in the company is 500,000 dollars, being 40,000 units at 12.50 dollars. We
    hold the records of the capital you paid in since 2009 and can confirm the figure to a buyer.`,
  ]),
];
