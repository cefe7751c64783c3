import type * as Document from "@advisor/domain/document";
import { document } from "../records.ts";

export const documents: Document.Info[] = [
  document("doc_d4_ips", "ips", "2025-09-01", "Investment policy statement, Patel family", [
    `Anika and Rohan Patel are at the start of their careers and add money every month. The
    policy covers Anika's 401(k), Rohan's Roth IRA and the joint account. Targets are US equity 60
    percent, international equity 25 percent, fixed income 10 percent and cash 5 percent. No bands
    were agreed, so the usual ones apply: five percentage points or a quarter of the target,
    whichever is smaller. Risk tolerance is aggressive.`,
    `New contributions go to whatever is short of its target, and trades below 250 dollars are
    left out. At least 3,000 dollars stay in cash. Dividends are reinvested where the account
    allows it, which leaves small fractions of shares in many lots. The shares of Reliance
    Industries were bought on the exchange in Mumbai, are quoted in rupees and count as
    international equity. The policy will be reviewed when a child is born or a home is bought.`,
  ]),
  document("doc_d4_meeting_2026_10", "meeting_note", "2026-10-06", "Evening call, October 2026", [
    `We spoke after work by video. The couple contributes 900 dollars a month to the joint account
    and 9 percent of Anika's salary to the 401(k), which earns the full match. Cash has piled up
    since the summer because nobody chose a fund for the last contributions. It is now above its
    band. We suggested to put it into the international and bond funds, which are short, and to
    set up an automatic purchase.`,
    `Rohan asked why his Roth IRA shows purchases of 0.0031 shares. We explained how dividends are
    reinvested and that each reinvestment is a purchase with its own cost and date. This matters
    when a fund is sold at a loss, since a reinvested dividend in the same month can take away a
    part of that loss. Inside the Roth IRA there is no gain or loss to report.`,
  ]),
  document("doc_d4_meeting_2026_02", "meeting_note", "2026-02-10", "Evening call, February 2026", [
    `Anika has been promoted and will raise her savings rate by two points in March. They hope to
    buy a flat in about five years and asked whether to invest the money for it in stocks. We
    recommended a separate savings account for that goal, outside of this policy, because five
    years are short. They will think about the amount and tell us in the autumn.`,
    `Rohan's parents gave him advice to buy more Reliance Industries. He owns 120 shares worth about
    two percent of the portfolio, which is comfortable. We talked about what moves their value in
    dollars: the price in Mumbai and the exchange rate between the rupee and the dollar. He will
    keep what he has and add to the broad international fund from now on.`,
  ]),
  document("doc_d4_tax_2026", "tax_letter", "2026-03-05", "Tax letter for the year 2025", [
    `Harbor Street Tax Services to Anika and Rohan Patel. Your joint account paid 212 dollars of
    dividends in 2025, of which 31 dollars came from Reliance Industries. India withheld tax on
    that dividend; we claimed it as a foreign tax credit without the longer form because the
    amount is small. Please ask your broker for the certificate each year and keep it with this
    letter.`,
    `Your contributions to the Roth IRA were within the limit for your income. Should your joint
    income rise above the range in which direct contributions are allowed, tell us before you
    contribute for that year. Foreign shares held through a United States broker do not have to be
    listed on the report of foreign bank accounts. No estimated payments are needed for 2026.`,
  ]),
];
