import type * as Document from "@advisor/domain/document";
import { document } from "../records.ts";

export const documents: Document.Info[] = [
  document("doc_d1_ips", "ips", "2024-03-01", "Investment policy statement, Smith family", [
    `This policy covers the joint brokerage account, both individual retirement accounts and
    Karen's Roth IRA, which are managed as one portfolio. The goal is retirement when David is 65,
    with growth of about four percent a year above inflation and no loss in a single year that
    would make the family change its plans. Risk tolerance is moderate. The household accepts that
    the value of the portfolio will go down at times, sometimes for several years.`,
    `Targets are US equity 45 percent (40 to 50), international equity 15 percent (12 to 18), fixed
    income 30 percent (25 to 35), alternatives 5 percent (0 to 8) and cash 5 percent (3 to 10). A
    class that leaves its band is brought back to the edge of the band, not to the target, and the
    surplus goes to the classes that are short. Money that arrives is used first, before anything
    is sold.`,
    `No single company may be more than 10 percent of the portfolio. At least 30,000 dollars stay
    in cash as a reserve. Realized gains in the joint account should stay below 40,000 dollars in
    a calendar year, so sales are made in the retirement accounts where that is possible. Bonds
    and real estate funds are held in the traditional accounts first, municipal bonds only in the
    joint account. The policy is reviewed every spring.`,
  ]),
  document("doc_d1_meeting_2026_08", "meeting_note", "2026-08-20", "Review meeting, August 2026", [
    `David and Karen came to the office. They noticed that technology has carried the portfolio
    this year and asked whether they should let it run. We looked at the bands together: US equity
    was at 50.6 percent, just above its upper edge, and bonds were near the lower edge. Karen
    would rather sell inside the IRAs than pay tax in the joint account. We agreed to wait for the
    cabin sale before we trade, because the new money will close part of the gap.`,
    `Emma starts college in the autumn of 2027. Her 529 plan is with the state and is not managed
    by us; the family expects it to pay for two and a half years. David keeps the Pfizer shares
    out of habit and would not mind selling them, since they stand well below what he paid in
    2022. Karen asked for an updated beneficiary form for her Roth IRA. Next meeting in early
    December, with the tax projection on the table.`,
  ]),
  document("doc_d1_meeting_2026_03", "meeting_note", "2026-03-11", "Review meeting, March 2026", [
    `Annual policy review by video. No change to the targets or to the bands. David's employer has
    confirmed that his position is safe after the merger, so the retirement date of 2039 stays.
    We bought twenty shares of Microsoft at his wish and explained that single companies stay
    small in this portfolio. Karen prefers funds. Both understand that the limit for one company
    is 10 percent of the whole and that none is close to it.`,
    `The family plans to sell the lake cabin, which they own with David's brother. Their share
    should bring about 60,000 dollars after costs, probably late in the year. They do not need the
    money and want it invested under the policy. We noted that a deposit of this size should go to
    the classes that are short of their targets, in proportion to what each of them lacks, before
    any sale is considered.`,
  ]),
  document("doc_d1_tax_2026", "tax_letter", "2026-04-02", "Tax letter for the year 2025", [
    `Prepared by Larch Street Tax Advisors for David and Karen Smith. The joint brokerage account
    reported qualified dividends of 4,180 dollars, tax-exempt interest of 1,905 dollars and a net
    long-term capital gain of 12,640 dollars for 2025. There is no loss to carry forward. Both
    traditional accounts made no distributions. Karen contributed to her Roth IRA within the
    limit for the year; please keep the form that confirms it.`,
    `For 2026 we estimate that the sale of the cabin will add a long-term gain of roughly 35,000
    dollars to your return. Please speak with us before you realize more gains in the joint
    account this year. The Pfizer lot bought in February 2022 could be sold at a loss to offset a
    part of it. Remember that nobody in the household, retirement accounts included, should buy
    the same shares within thirty days before or after such a sale.`,
  ]),
];
