import { identifierToWords } from "@advisor/domain/text/display";
import type { HouseholdDetail } from "@advisor/protocol/household";
import { count, date, dollarsExact, signedPercent } from "../format/figures.ts";
import { FigureTable } from "./figure-table.tsx";
import { Status } from "./status.tsx";

/** Trades and transfers from the statements, and the custodian's returns. */
export function Activity({ household }: { household: HouseholdDetail }) {
  const { activity, returns, unread_statements: unread } = household;
  return (
    <>
      {unread.length > 0 && (
        <Status of="watch">
          On file and not readable:{" "}
          {unread.map((name) => identifierToWords(name).toLowerCase()).join(", ")}. What they say is
          missing here; ask the operator to restore them.
        </Status>
      )}
      <section aria-label="Returns">
        <h2>Returns, time-weighted, net{asOf(returns)}</h2>
        {returns.length === 0 ? (
          <p className="quiet">No returns are on file for this household.</p>
        ) : (
          <Returns returns={returns} />
        )}
      </section>
      <section aria-label="Trades and transfers">
        <h2>Trades and transfers</h2>
        {activity.length === 0 ? (
          <p className="quiet">No trades and no transfers are on file.</p>
        ) : (
          <FigureTable
            label="Trades and transfers"
            heads={["Day", "What", "Quantity", "Amount"]}
            texts={["What"]}
          >
            {activity.map((one) => (
              <tr key={`${one.day} ${one.account} ${one.what} ${one.symbol} ${one.amount}`}>
                <th scope="row">
                  {date(one.day)}
                  <span className="quiet">{one.account}</span>
                </th>
                <td className="words">
                  {identifierToWords(one.what)} {one.symbol}
                  {one.status !== null && <span className="quiet"> {one.status}</span>}
                </td>
                <td>
                  {one.quantity === null
                    ? ""
                    : `${count(one.quantity)} at ${dollarsExact(one.price ?? 0)}`}
                </td>
                <td>{dollarsExact(one.amount)}</td>
              </tr>
            ))}
          </FigureTable>
        )}
      </section>
    </>
  );
}

/** ", to Nov 20, 2026": the day to which all returns are stated; nothing if they differ. */
function asOf(returns: HouseholdDetail["returns"]): string {
  const [day, ...others] = new Set(returns.map(({ as_of }) => as_of));
  return day === undefined || others.length > 0 ? "" : `, to ${date(day)}`;
}

function Returns({ returns }: Pick<HouseholdDetail, "returns">) {
  const accounts = [...new Set(returns.map(({ account }) => account))];
  const frames = [...new Set(returns.map(({ timeframe }) => timeframe))];
  return (
    <FigureTable label="Returns" heads={["Account", ...frames]}>
      {accounts.map((account) => (
        <tr key={account}>
          <th scope="row">{account === "all" ? "All accounts" : account}</th>
          {frames.map((frame) => {
            const found = returns.find((one) => one.account === account && one.timeframe === frame);
            return <td key={frame}>{found ? signedPercent(found.return_pct) : "not on file"}</td>;
          })}
        </tr>
      ))}
    </FigureTable>
  );
}
