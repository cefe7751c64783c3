import type * as Document from "@advisor/domain/document";
import { document } from "../records.ts";

export const documents: Document.Info[] = [
  document("doc_d3_ips", "ips", "2023-06-01", "Investment policy statement, Ramirez family", [
    `The portfolio pays part of the retirement of Hector and Rosa Ramirez. Its first purpose is a
    dependable 5,000 dollars a month beside Social Security, its second is to keep up with
    inflation. Targets are US equity 40 percent (35 to 45), international equity 10 percent (5 to
    15), fixed income 45 percent (40 to 50) and cash 5 percent (3 to 10). Risk tolerance is
    moderately conservative: a fall of more than 15 percent in a year would be hard to bear.`,
    `Twelve months of spending, 60,000 dollars, must always be available in cash: the payments
    that fall due in the next three months and a standing reserve of nine months behind them. When
    cash is short of this amount it is refilled from the classes above their targets, even if
    every class is inside its band. The required distribution from Hector's IRA counts as one of
    the payments. In the joint account bonds are municipal bonds.`,
  ]),
  document("doc_d3_meeting_2026_10", "meeting_note", "2026-10-29", "Review meeting, October 2026", [
    `Hector and Rosa are both well. They spent the summer with their grandchildren in Tucson and
    replaced the roof in September, which was paid from cash and is the reason why the reserve is
    lower than usual. They have 40,000 dollars in cash today and we want 60,000. We proposed to
    sell bonds from Hector's IRA, where no tax on gains arises, and they agreed in principle. We
    will bring exact figures to the meeting on 24 November.`,
    `Hector's required distribution for 2026 is 11,525 dollars, his balance at the end of 2025
    divided by 25.5. He has taken 6,525 so far. The remaining 5,000 are to be paid by 31 December
    into their checking account and will stand in for the January transfer, so that the monthly
    amount stays the same. Rosa turns 73 in 2028 and has no required distribution before that
    year.`,
  ]),
  document("doc_d3_meeting_2026_04", "meeting_note", "2026-04-14", "Review meeting, April 2026", [
    `Spring review at their home. The portfolio is inside all of its bands. Rosa asked whether the
    municipal bonds still make sense now that Hector's income is lower. We compared the yield
    after tax of the two municipal funds with that of the taxable bond funds in the IRAs; the
    difference is small but still in favor of keeping them in the joint account, and selling the
    older lot would realize a small loss at most.`,
    `They asked how long the money will last. With 60,000 dollars a year from the portfolio the
    plan reaches age 95 for Rosa in 84 percent of our simulated markets. They are willing to
    spend ten percent less after a bad year. The Procter and Gamble and Coca-Cola shares came from
    Hector's first savings plan; he does not want to sell them, and no single company is above 10
    percent of the portfolio.`,
  ]),
  document("doc_d3_tax_2026", "tax_letter", "2026-02-19", "Tax letter for the year 2025", [
    `Saguaro Tax and Accounting for Hector and Rosa Ramirez. Taxable income for 2025 consisted of
    Social Security, Hector's required distribution of 11,100 dollars and dividends of 6,310
    dollars. Interest from the two municipal bond funds was 5,020 dollars and is exempt from
    federal tax, though it counts when we compute how much of Social Security is taxed and the
    Medicare premiums two years later.`,
    `A required distribution that is not taken by 31 December carries a penalty of 25 percent of
    the missing amount, which can be reduced to 10 percent when it is corrected soon. Please have
    10 percent federal tax withheld from the distribution as in earlier years. Hector may give a
    part of it directly to his church from the IRA; such a gift counts toward the required amount
    and is not taxed as income.`,
  ]),
];
