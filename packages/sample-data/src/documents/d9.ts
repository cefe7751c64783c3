import type * as Document from "@advisor/domain/document";
import { document } from "../records.ts";

export const documents: Document.Info[] = [
  document("doc_d9_ips", "ips", "2025-02-01", "Investment policy statement, Adam Kowalski", [
    `The policy covers Adam's margin account. Targets are US equity 50 percent (45 to 55), fixed
    income 45 percent (40 to 50) and cash 5 percent (0 to 10). Short positions and written options
    count with their market value inside the class of their underlying stock. Borrowed money counts
    as negative cash. Risk tolerance is aggressive, and Adam makes some decisions on single stocks
    himself.`,
    `Borrowing is allowed for short periods and should return to zero within three months. Calls
    may be written only on shares that are in the account. A short position may not exceed 5
    percent of the total. No single company, counting shares, options and shorts together, may be
    more than 15 percent. When cash is below its band, the classes above their targets pay for it
    in proportion to their excess.`,
  ]),
  document("doc_d9_meeting_2026_09", "meeting_note", "2026-09-22", "Call on the margin loan", [
    `Adam borrowed 20,000 dollars in August for a car and paid it from the account. The rate is 8.2
    percent a year. Stocks and bonds are both inside their bands, so only cash is out. We showed
    him that selling about 5,700 dollars of stocks and 14,300 dollars of bonds would bring the
    loan to zero. He prefers to wait for a bonus in December and understands that the policy gives
    him three months.`,
    `He sold 100 shares of Tesla short in July at 251 dollars and believes that the price will
    fall. We repeated that the loss on a short sale has no upper limit and that the broker can
    demand more collateral at any time. He set himself a limit of 290 dollars, where he will buy
    the shares back. The position is below 3 percent of the total.`,
  ]),
  document("doc_d9_meeting_2026_05", "meeting_note", "2026-05-26", "Review meeting, May 2026", [
    `Adam would like to earn some income on his Apple and Microsoft shares by writing calls. We
    explained what he gives up when the price passes the strike and that the premium is taxed as a
    short-term gain when a call expires. He will write calls about ten percent above the market
    and never on more shares than he owns. At 600 shares of Apple this means six contracts at
    most.`,
    `The bond part is split over a broad fund, a municipal fund and inflation-linked bonds. He
    asked why he should own bonds and borrow at the same time. It is a fair question: a loan at a
    rate above the yield of the bonds costs money every month. The answer is that loans are meant
    to be short in this policy and the bonds are meant to stay.`,
  ]),
  document("doc_d9_tax_2026", "tax_letter", "2026-04-08", "Tax letter for the year 2025", [
    `Prairie Tax Group to Adam Kowalski. For 2025 you reported long-term gains of 9,450 dollars,
    short-term gains of 3,120 dollars, and margin interest of 860 dollars, which was deducted
    against your investment income. Dividends that you pay on borrowed shares in a short sale are
    not a deduction in every case; please send us the dates when the short was opened and closed.`,
    `Writing a call that is deep in the money can stop the holding period of the shares under the
    straddle rules. Calls above the market price with more than thirty days to run are usually
    qualified covered calls and do not have this effect. If shares are called away, the premium is
    added to the price you receive. Keep the confirmations of all option trades for the return of
    2026.`,
  ]),
];
