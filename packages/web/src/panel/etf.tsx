import type { Fund } from "../chat/message/message.ts";
import { providerWords } from "../chat/message/source-words.ts";
import { Simulated } from "../chat/message/tool-card.tsx";
import { date, percent } from "../format/figures.ts";
import { FigureTable } from "./figure-table.tsx";
import { HighlightedRow } from "./highlighted.tsx";

/** The holdings of a fund that was looked up in the conversation. */
export function Etf({ ticker, fund }: { ticker: string; fund: Fund | undefined }) {
  if (fund === undefined) {
    return (
      <section aria-label={ticker}>
        <h2>{ticker}</h2>
        <p className="quiet">Ask what is in {ticker}, and its holdings are listed here.</p>
      </section>
    );
  }
  const { source } = fund;
  return (
    <section aria-label={ticker}>
      <h2>{fund.name ?? ticker}</h2>
      <p className="quiet">
        {fund.expense_ratio_pct !== null && `Costs ${fund.expense_ratio_pct}% a year. `}
        {fund.coverage_pct !== null && `The list explains ${percent(fund.coverage_pct)} of it. `}
        {providerWords(source.provider)}, {date(fund.holdings_as_of ?? source.as_of)}{" "}
        {source.simulated && <Simulated />}
      </p>
      <FigureTable label={`Holdings of ${ticker}`} heads={["Holding", "Weight"]}>
        {fund.holdings.map(({ symbol, name, weight_pct }) => (
          <HighlightedRow key={`${symbol} ${name}`} id={`constituent:${symbol ?? name}`}>
            <th scope="row">
              {symbol ?? name}
              {symbol && <span className="quiet">{name}</span>}
            </th>
            <td>{percent(weight_pct)}</td>
          </HighlightedRow>
        ))}
      </FigureTable>
    </section>
  );
}
