import type * as Document from "@advisor/domain/document";
import { document } from "../records.ts";

export const documents: Document.Info[] = [
  document("doc_d11_meeting_2026_01", "meeting_note", "2026-01-09", "Call, January 2026", [
    `The investor keeps one brokerage account and decides alone what to buy. We offered to write an
    investment policy together, and the answer was not now. Until there is one we can show what is
    in the account and how it has done, but we cannot say whether it fits a plan. The investor sold
    five shares of Microsoft two days ago and intends to add to Apple when the price is right.`,
    `A deposit of 750 dollars arrived on 8 January, and another of 1,500 dollars will follow next
    week. The investor asked how long a withdrawal takes. We said that it can be seen as pending in
    the list of transfers until the bank has confirmed it, usually within three business days at most, and
    that only settled cash can be withdrawn.`,
  ]),
  document("doc_d11_meeting_2025_11", "meeting_note", "2025-11-18", "Call, November 2025", [
    `First conversation with the investor, who found us through a colleague. The account was opened
    years ago and holds shares of Apple and Microsoft and a fund on the S&P 500. The custodian
    shows an average cost for each position but no single purchases, so that we do not know which
    part has been held for more than a year. Statements will be requested.`,
    `The investor would like to understand the total on the custodian's page. It is higher than the
    positions and the cash that we can see. There may be another account under the same login, or
    the page may include something that was transferred away. We promised to report the stated
    total and to show the difference openly until it is explained. The investor will call the
    custodian.`,
  ]),
  document("doc_d11_tax_2026", "tax_letter", "2026-02-12", "Tax form summary for 2025", [
    `Summary of the forms that the custodian issued for 2025. Dividends were 318.40 dollars, of
    which 301.15 dollars are qualified. There were no sales in 2025, so that no gains or losses are
    reported. The sale of Microsoft in January 2026 belongs to the return for 2026. Interest on
    uninvested cash was 96.22 dollars. No foreign tax was paid and no tax was withheld.`,
    `The custodian reports an average cost for the fund and states that the cost of the older
    shares is not verified by it. When shares are sold, the investor has to choose a method for the
    cost and keep to it for that account. Please keep the purchase confirmations. For an answer on
    your own situation ask a tax adviser; this summary is general and is not advice.`,
  ]),
];
