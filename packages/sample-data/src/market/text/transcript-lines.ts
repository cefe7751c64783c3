import { decimal } from "@advisor/domain/decimal";
import type { Fundamentals } from "@advisor/domain/market/fundamentals";
import type { Transcript } from "@advisor/domain/market/transcript";

type Paragraph = Transcript["paragraphs"][number];

/** The fictional speakers of an earnings call. */
export interface Speakers {
  chief: string;
  finance: string;
  analyst: string;
}

/**
 * A short earnings call. The newest one quotes the fundamentals; earlier ones contain no figures.
 */
export function callParagraphs(
  facts: Fundamentals,
  quarter: string,
  { chief, finance, analyst }: Speakers,
  newest: boolean,
): Paragraph[] {
  const ceo = (text: string): Paragraph => ({
    speaker: chief,
    role: "Chief Executive Officer",
    text,
  });
  const cfo = (text: string): Paragraph => ({
    speaker: finance,
    role: "Chief Financial Officer",
    text,
  });
  return [
    {
      speaker: "Operator",
      role: null,
      text: `Welcome to the earnings call of ${facts.name} for ${quarter}. This call is fictional and part of a simulated dataset.`,
    },
    ceo(
      `Thank you all for joining. ${facts.name} kept to its plan this quarter: we served our customers, watched our costs and put money only where it earns its keep.`,
    ),
    ceo(
      "Demand was steady in most regions. Where it was softer, we did not chase volume with price, and we think that was right.",
    ),
    cfo(newest ? figures(facts) : "Revenue and margins came in close to our plan for the quarter."),
    cfo(
      newest
        ? `On the balance sheet, the return on equity stands at ${facts.return_on_equity_pct} percent. We see no need to change how we fund ourselves.`
        : "On the balance sheet we see no need to change how we fund ourselves.",
    ),
    cfo("For the coming quarter we expect conditions much like those we have seen."),
    {
      speaker: analyst,
      role: "Analyst",
      text: "Where do you see the largest risk to that outlook, and what would you do about it?",
    },
    ceo(
      "The largest risk is that customers delay decisions. If they do, we slow hiring first and keep investing in the products that are due next year.",
    ),
    { speaker: "Operator", role: null, text: "That ends the call. Thank you for listening." },
  ];
}

const figures = ({ revenue, net_income, profit_margin_pct, eps, currency }: Fundamentals): string =>
  `Over the last twelve months revenue was ${billions(revenue)} billion ${currency} and net income ${billions(net_income)} billion ${currency}, a margin of ${profit_margin_pct} percent. Earnings per share were ${eps} ${currency}.`;

const billions = (amount: string | null): string =>
  decimal(amount ?? 0)
    .div(1_000_000_000)
    .toFixed(2);
