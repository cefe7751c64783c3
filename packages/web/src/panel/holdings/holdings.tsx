import { dollars, dollarsExact, words } from "@advisor/domain/text/display";
import type { HouseholdDetail } from "@advisor/protocol/household";
import { Button, SegmentedControl, TextInput } from "@mantine/core";
import { Fragment, useState } from "react";
import { csv, download } from "../../chat/text/cells.ts";
import { CopyCells } from "../copy-cells.tsx";
import { HoldingRow } from "./holding-row.tsx";
import { cellsOf, type Grouping, groupings, groupsOf, type Order } from "./holding-rows.ts";

interface Props {
  household: HouseholdDetail;
  search: string;
  searched(search: string): void;
}

const groupNames: Record<Grouping, string> = { account: "Account", class: "Class", none: "None" };

/** What the household owns, with its lots: to be grouped, sorted, copied and taken along. */
export function Holdings({ household, search, searched }: Props) {
  const [by, setBy] = useState<Grouping>("account");
  const [order, setOrder] = useState<Order>("value");
  const groups = groupsOf(household, { search, by, order });
  const cells = cellsOf(groups);
  return (
    <>
      <TextInput
        label="Search holdings"
        placeholder="Symbol, name or class"
        value={search}
        maxLength={200}
        onChange={(event) => searched(event.currentTarget.value)}
      />
      <div className="tools">
        <SegmentedControl
          size="xs"
          aria-label="Group by"
          value={by}
          data={groupings.map((value) => ({ value, label: groupNames[value] }))}
          onChange={(value) => {
            const chosen = groupings.find((one) => one === value);
            if (chosen !== undefined) setBy(chosen);
          }}
        />
        <CopyCells cells={cells} />
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => download(`holdings-${household.id}.csv`, "text/csv", csv(cells))}
        >
          CSV
        </Button>
      </div>
      {groups.length === 0 && (
        <p className="quiet">
          {search.trim() === "" ? "The household holds nothing." : "No holding matches."}
        </p>
      )}
      {groups.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached from the keyboard
        <section className="scrolls" aria-label="Holdings, table" tabIndex={0}>
          <table className="figures holdings" aria-label="Holdings">
            <thead>
              <tr>
                {heads.map(({ name, of }) => (
                  <Head key={name} name={name} of={of} order={order} sort={setOrder} />
                ))}
              </tr>
            </thead>
            <tbody>
              {groups.map((group) => (
                <Fragment key={group.name}>
                  <tr className="group">
                    <th scope="rowgroup" colSpan={3}>
                      {by === "class" ? words(group.name) : group.name}
                      {by === "account" && <Treatment household={household} name={group.name} />}
                    </th>
                    <td>{dollars(group.value)}</td>
                    <td colSpan={6} />
                  </tr>
                  {group.held.map((held) => (
                    <HoldingRow key={held.key} held={held} named={by !== "account"} />
                  ))}
                </Fragment>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <Cash household={household} />
      <p className="quiet">
        ST and LT are gains of taxable accounts, as if sold today. Other accounts say “no tax”.
      </p>
    </>
  );
}

const heads: readonly { name: string; of?: Order }[] = [
  { name: "Holding", of: "name" },
  { name: "Quantity" },
  { name: "Price" },
  { name: "Value", of: "value" },
  { name: "Weight" },
  { name: "Cost" },
  { name: "Gain, $", of: "gain" },
  { name: "Gain, %", of: "gain_pct" },
  { name: "ST gain" },
  { name: "LT gain" },
];

interface HeadProps {
  name: string;
  of: Order | undefined;
  order: Order;
  sort(order: Order): void;
}

const Head = ({ name, of, order, sort }: HeadProps) => (
  <th
    scope="col"
    aria-sort={of === order ? (of === "name" ? "ascending" : "descending") : undefined}
  >
    {of === undefined ? (
      name
    ) : (
      <button type="button" onClick={() => sort(of)}>
        {name}
        {of === order && <span aria-hidden="true">{of === "name" ? " ↑" : " ↓"}</span>}
      </button>
    )}
  </th>
);

function Treatment({ household, name }: { household: HouseholdDetail; name: string }) {
  const account = household.holdings.accounts.find((one) => one.name === name);
  if (account === undefined) return null;
  return (
    <span className="beside">
      {" "}
      {words(account.treatment).toLowerCase()}, {dollars(account.value)} with{" "}
      {dollars(account.cash)} cash
    </span>
  );
}

function Cash({ household }: { household: HouseholdDetail }) {
  const { accounts } = household.holdings;
  return (
    <section aria-label="Cash">
      <h2>Cash</h2>
      <ul className="rows">
        {accounts.map(({ account_id, name, cash, settled_cash }) => (
          <li key={account_id}>
            <span>{name}</span>
            <span className="quiet">
              {settled_cash !== cash && `${dollarsExact(settled_cash)} settled`}
            </span>
            <span className="against">{dollarsExact(cash)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
