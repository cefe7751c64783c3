import type { Fact } from "@advisor/domain/brokerage/dataset";

const as_of = "2026-01-15";

/** Short, neutral, general education that does not judge anybody's case. */
export const facts: Fact[] = [
  {
    topic: "roth_ira",
    title: "Roth IRA",
    keywords: ["roth", "roth ira", "roth account"],
    snippet:
      "A Roth IRA is an individual retirement account funded with money that has already been taxed. It grows free of tax, and qualified withdrawals are free of tax too: in general after age 59 and a half, once the account has been open for five years. Contributions can be taken out at any time. Who may contribute, and how much, depends on earned income and changes from year to year. The original owner need not take required distributions.",
    as_of,
  },
  {
    topic: "etf_basics",
    title: "ETF basics",
    keywords: ["etf", "exchange traded fund", "exchange traded funds"],
    snippet:
      "An exchange-traded fund holds a basket of securities and trades on an exchange like a share. Most follow an index, so one purchase spreads money over many companies or bonds at a low yearly cost. The price moves through the day and stays close to the value of what the fund holds. Costs to look at are the expense ratio, the spread between bid and ask, and taxes on distributions. An ETF can lose value like anything that it holds.",
    as_of,
  },
  {
    topic: "rebalancing",
    title: "Rebalancing",
    keywords: ["rebalance", "rebalancing", "rebalanced", "portfolio rebalancing"],
    snippet:
      "Rebalancing brings a portfolio back to the mix that was agreed on. As markets move, what rose takes a larger share than planned and what fell a smaller one. One can rebalance on a calendar, or when a class leaves its band, for example five percentage points around its target. New money and withdrawals can do part of the work without a sale. In taxable accounts sales may realize gains, so where one sells matters as much as what.",
    as_of,
  },
];
