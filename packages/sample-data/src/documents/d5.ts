import type * as Document from "@advisor/domain/document";
import { document } from "../records.ts";

export const documents: Document.Info[] = [
  document("doc_d5_ips_1", "ips", "2022-10-01", "Policy of the Whitcomb Family Trust", [
    `This policy covers the revocable Whitcomb Family Trust and Helen's IRA. It serves the living
    expenses of George and Helen and passes to the survivor. Targets are US equity 40 percent (35
    to 45), international equity 15 percent (10 to 20), fixed income 35 percent (30 to 40),
    alternatives 5 percent (2 to 8) and cash 5 percent (3 to 10). A class outside its band is
    brought back to the edge.`,
    `No tobacco company may be held in any Whitcomb account; this is George's wish after his
    father's illness. No single company may exceed 10 percent. At least 75,000 dollars stay in
    cash, and gains realized in a year should not exceed 100,000 dollars. Because George and Helen
    file one return, a purchase in Helen's IRA counts when a loss is taken in the trust. Trades in
    either account are cleared with the advisor first.`,
  ]),
  document("doc_d5_ips_2", "ips", "2023-02-15", "Policy of the Children's Trust", [
    `The Children's Trust is irrevocable and benefits Claire Whitcomb and Owen Marsh in equal
    parts. Anchor Trust Company is the trustee. The money will be distributed when the younger
    beneficiary reaches 40, so the horizon is long. Targets are US equity 54 percent (49 to 59),
    international equity 15 percent (10 to 20), fixed income 25 percent (20 to 30) and cash 5
    percent (3 to 8).`,
    `The trustee may not hold tobacco companies. Distributions for education or a first home are
    possible at the trustee's discretion and are announced ninety days ahead. The trust pays its
    own tax on income it keeps, at rates that rise quickly, so funds with low turnover are
    preferred. Owen is Helen's son from her first marriage and has the same rights under this
    trust as Claire.`,
  ]),
  document("doc_d5_ips_3", "ips", "2019-05-20", "Policy of the Legacy Trust", [
    `The Legacy Trust was set up under the will of George's first wife. Its income goes to George
    for life and its capital to Claire. Targets are US equity 45 percent (40 to 50), international
    equity 12 percent (8 to 16), fixed income 38 percent (33 to 43) and cash 5 percent (3 to 8).
    The trustee has to weigh the interests of both: income today and capital later.`,
    `No tobacco company may be held. The shares of Philip Morris International and Coca-Cola were
    part of the estate in 2011 and took the value of the day of death as their cost. The former
    fall under the ban and are to be sold when the trustee finds a suitable moment. No single
    company may exceed 10 percent of the trust. The trustee's fee of 6,000 dollars is paid each
    January.`,
  ]),
  document(
    "doc_d5_meeting_2026_09",
    "meeting_note",
    "2026-09-16",
    "Family meeting, September 2026",
    [
      `George, Helen and Claire attended; Owen joined by phone. We went through the three trusts one
    by one. The family trust is near the top of its band for US equity after a strong year. The
    Pfizer shares there are worth far less than they cost, and taking that loss would offset gains
    elsewhere. We will propose dates. Nobody should buy the same shares in any account in the
    thirty days before or after.`,
      `Claire asked why the Legacy Trust still owns a tobacco company although the policy forbids
    it. The trustee has kept the shares for their dividend. George was firm that the ban has no
    exception. Anchor Trust Company will be asked for a decision before the end of the year. The
    gain on the shares would be taxed in the trust. Claire would like the proceeds to go to the
    bond funds.`,
    ],
  ),
  document("doc_d5_meeting_2026_05", "meeting_note", "2026-05-12", "Trustee call, May 2026", [
    `Call with Anchor Trust Company on the Children's Trust. The trustee's new officer noticed that
    the targets in the signed policy add up to 99 percent. It seems that US equity was meant to be
    55. Until an amendment is signed we cannot measure the trust against its policy, and we told
    the trustee so. The officer will have counsel prepare the amendment. No trades are planned in
    the meantime.`,
    `Owen is looking at houses and may ask for a distribution next year. The trustee confirmed
    that ninety days' notice is required and that a distribution must be equal for both
    beneficiaries or recorded as an advance. We mentioned that the trust has 58,000 dollars in
    cash, which is about 5 percent. Anything larger would need a sale, and the oldest lots carry
    large gains.`,
  ]),
  document("doc_d5_tax_2026", "tax_letter", "2026-03-18", "Tax letter for the year 2025", [
    `Beacon Hill Fiduciary Tax to the Whitcomb trusts. The family trust is revocable, so its income
    appears on the return of George and Helen. Net long-term gains for 2025 were 48,200 dollars.
    The two irrevocable trusts file their own returns; both distributed or kept their income as
    shown in the attached schedules, and the Children's Trust paid 9,870 dollars of federal tax on
    what it kept.`,
    `The Pfizer position in the family trust shows a large unrealized loss. If it is sold, any
    purchase of the same shares within thirty days by the trust, by George, by Helen or by an IRA
    of either of them defeats the loss to that extent. When the purchase is made in an IRA the
    loss does not come back later through a higher cost. Purchases by the irrevocable trusts
    should be discussed with us as well.`,
  ]),
];
