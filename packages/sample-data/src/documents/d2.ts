import type * as Document from "@advisor/domain/document";
import { document } from "../records.ts";

export const documents: Document.Info[] = [
  document("doc_d2_ips", "ips", "2025-01-15", "Investment policy statement, Okafor family", [
    `The policy covers the stock plan account, the joint brokerage account, Chidi's 401(k) and
    Amara's Roth IRA. Targets are US equity 35 percent (30 to 40), international equity 15 percent
    (10 to 20), fixed income 40 percent (35 to 45) and cash 10 percent (5 to 15). Chidi's pay
    already depends on his employer, so the policy is more careful than his age suggests and
    treats every share of the company as a risk to be reduced over time.`,
    `No single company may be more than 10 percent of the portfolio and no sector more than 35
    percent. The employer's stock exceeds both limits today. It may be sold only outside blackout
    periods, and gains realized in a calendar year should stay below 150,000 dollars. A reserve of
    60,000 dollars stays in cash beside known tax payments. Stock units that have not vested are
    not part of the portfolio and are reported beside it.`,
  ]),
  document("doc_d2_meeting_2026_11", "meeting_note", "2026-11-05", "Call on the employer stock", [
    `Chidi reported that his group is working on an acquisition and that the compliance office has
    closed the trading window for him until 29 January 2027 inclusive. Until then he cannot sell,
    hedge or give away the stock. We explained that the portfolio is above its limit for one
    company by 28 percentage points, which is 672,000 dollars if the proceeds are reinvested, and
    that waiting is a risk of its own.`,
    `Once the window opens he would like to sell the youngest lots first, because they carry the
    least gain, and then the long-term lots within the yearly limit for gains. Amara asked what
    the funds add to the same risk. QQQ in the 401(k) and the S&P 500 fund both own the company, so
    the true share is higher than the shares in the stock plan alone. About 640 further units
    vest through August 2028.`,
  ]),
  document("doc_d2_meeting_2026_06", "meeting_note", "2026-06-17", "Review meeting, June 2026", [
    `Amara has gone back to work four days a week as a pharmacist, which adds about 90,000 dollars
    to the family income. They would like to use the extra money for a larger home in three or
    four years and to leave the investments alone. We agreed that the down payment fund stays in
    cash and municipal bonds in the joint account. The international share has fallen since the
    last meeting because the employer stock grew.`,
    `Ike's school has raised its fees; the family pays them from income. Chidi asked whether he
    should borrow against the stock in place of selling it. We showed him what a fall of 40
    percent would do to such a loan, and he decided against it. We will prepare a plan that sells
    a fixed number of shares each quarter under written instructions, to be signed when the
    trading window is open.`,
  ]),
  document("doc_d2_tax_2026", "tax_letter", "2026-03-27", "Tax letter for the year 2025", [
    `Larch Street Tax Advisors to Mr. and Mrs. Okafor. The units that vested in 2025 were taxed as
    wages at the market price of the day, and that price is your cost for each lot. Shares were
    withheld at 22 percent, which is less than your rate, so we recommend estimated payments of
    25,000 dollars a quarter. The last one for 2026 is due on 15 January 2027 and should be paid
    from the joint account.`,
    `Lots that vested more than one year before the day of sale are taxed at the long-term rate.
    On the day of this letter the lots from August 2025 and later are still short-term. A young
    lot may stand below its cost when you sell; new units vest every quarter, and a vest within
    thirty days of a loss sale can be treated as a purchase. Please ask us before you choose the
    dates.`,
  ]),
];
