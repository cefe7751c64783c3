import type { Portfolio } from "@advisor/domain/portfolio";
import { TextInput } from "@mantine/core";
import { count, dollars, percent, words } from "../format.ts";
import { FigureTable } from "./figure-table.tsx";
import { PointedRow } from "./pointed.tsx";

interface Given {
  holdings: Portfolio;
  search: string;
  searched(search: string): void;
}

type Account = Portfolio["accounts"][number];
type Row = Account["holdings"][number];

/** Whether a holding is what somebody looks for, by symbol, name or class. */
export function matches({ symbol, name, asset_class }: Row, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [symbol, name, asset_class].some((text) => text?.toLowerCase().includes(wanted));
}

/** What the household owns, account by account. */
export function Accounts({ holdings, search, searched }: Given) {
  const found = holdings.accounts
    .map((account) => ({ account, rows: account.holdings.filter((row) => matches(row, search)) }))
    .filter(({ rows }) => search.trim() === "" || rows.length > 0);
  return (
    <>
      <TextInput
        label="Search holdings"
        placeholder="Symbol, name or class"
        value={search}
        maxLength={200}
        onChange={(event) => searched(event.currentTarget.value)}
      />
      {found.length === 0 && <p className="quiet">No holding matches.</p>}
      {found.map(({ account, rows }) => (
        <AccountTable key={account.account_id} account={account} rows={rows} />
      ))}
    </>
  );
}

function AccountTable({ account, rows }: { account: Account; rows: Row[] }) {
  const { name, treatment, value, cash } = account;
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <p className="quiet">
        {words(treatment)}, {dollars(value)}, of it {dollars(cash)} cash
      </p>
      {rows.length > 0 && (
        <FigureTable
          label={`Holdings of ${name}`}
          heads={["Holding", "Quantity", "Value", "Weight"]}
        >
          {rows.map((row) => (
            <PointedRow key={row.symbol ?? row.name} id={`holding:${row.symbol ?? row.name}`}>
              <th scope="row">
                {row.symbol ?? row.name}
                {row.symbol && <span className="quiet">{row.name}</span>}
              </th>
              <td>{count(row.quantity)}</td>
              <td title={row.value_reason ?? undefined}>
                {row.value === null ? "unknown" : dollars(row.value)}
              </td>
              <td>{row.weight_pct === null ? "–" : percent(row.weight_pct)}</td>
            </PointedRow>
          ))}
        </FigureTable>
      )}
    </section>
  );
}
