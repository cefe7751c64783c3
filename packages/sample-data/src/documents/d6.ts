import type * as Document from "@advisor/domain/document";
import { document } from "../records.ts";

export const documents: Document.Info[] = [
  document("doc_d6_ips", "ips", "2021-07-01", "Investment policy statement, Harbor Light", [
    `Harbor Light Foundation supports small libraries on the coast and intends to do so
    permanently. It spends 4.5 percent of its assets a year, about 540,000 dollars at present, in
    four payments of 135,000 dollars. The investments must earn this and keep up with inflation.
    Targets are US equity 38 percent (33 to 43), international equity 16 percent (12 to 20), fixed
    income 25 percent (20 to 30), alternatives 15 percent (10 to 20) and cash 6 percent (3 to
    10).`,
    `The foundation does not invest in companies that earn money from thermal coal, controversial
    weapons, tobacco or private prisons. Broad funds are chosen with these exclusions where they
    exist. No single company may exceed 10 percent. Six months of spending are kept in cash beside
    grants and capital calls that are already known. As a charitable foundation it is exempt from
    income tax on gains, so sales may be chosen freely.`,
    `Private funds are valued once a quarter by their managers. Between valuations the last
    reported value is used and its date is shown in every report. If private funds lift
    alternatives above 20 percent, liquid alternatives are reduced first and no new commitments
    are made. The board reviews the policy every two years and may only change it by a vote of
    two thirds.`,
  ]),
  document("doc_d6_meeting_2026_10", "meeting_note", "2026-10-21", "Board meeting, October 2026", [
    `The board received the report for September. Harborview Growth Partners IV was valued at 2,350
    dollars a unit on 30 September, 11 percent more than in June, and alone makes up almost a
    fifth of the portfolio. Alternatives as a whole are above their maximum of 20 percent. Marcus
    Adeyemi asked whether the value can be trusted. It rests on the manager's own estimate and
    will be audited at the end of the year.`,
    `Options were discussed: sell the real estate fund, offer units on the secondary market at a
    discount, or wait for distributions that the manager expects in 2027. The board leans to
    selling the real estate fund. Harborview has announced a capital call of 120,000 dollars for
    20 January 2027, which was committed earlier and has to be paid. No further commitments will
    be made until alternatives are back inside their band.`,
  ]),
  document("doc_d6_meeting_2026_07", "meeting_note", "2026-07-15", "Board meeting, July 2026", [
    `The board approved the grants for the second half of the year, 270,000 dollars in two equal
    payments in September and December. Two libraries asked for help after the spring floods, and
    the board will consider an extra grant next year. Spending in the last twelve months was 4.5
    percent of the average value, as planned. The operating reserve is held in a money market fund
    and as cash.`,
    `Ellen Brandt presented the review of exclusions. Both equity funds with exclusions were
    checked against the foundation's list, and no holding in conflict was found. The Microsoft
    shares given by the founder's family in 2016 are 5.7 percent of the portfolio. The family has
    no objection to a sale. The board prefers to keep them for now since they are well below the
    limit for a single company.`,
  ]),
  document("doc_d6_tax_2026", "tax_letter", "2026-05-08", "Tax letter for the year 2025", [
    `Beacon Hill Fiduciary Tax to the trustees of Harbor Light Foundation. The annual return for
    2025 has been filed. As a private foundation it pays an excise tax of 1.39 percent on net
    investment income; for 2025 this came to 4,912 dollars and has been paid. Gains on sales are
    part of that income, yet no other income tax applies to them. The required distributions for
    the year were exceeded by 38,000 dollars.`,
    `Harborview Growth Partners IV reported a small amount of unrelated business income from
    borrowed money inside the fund. It stayed below 1,000 dollars, so no separate return was
    required. Please send us the partnership's statement for 2026 as soon as it arrives, which is
    often late in the summer. A larger amount would need a return of its own and could be taxed at
    trust rates.`,
  ]),
];
