import type { HouseholdDetail } from "@advisor/protocol/household";
import { type KeyboardEvent, useContext, useEffect, useState } from "react";
import { dollars, dollarsExact, inCents, percent, signedPercent } from "../../format/figures.ts";
import { signedCents, valueOrUnknown } from "../../format/format.ts";
import { type RowPlace, Spacer } from "../../rows/spacer.tsx";
import { useVisibleRows } from "../../rows/use-visible-rows.ts";
import { ScrollRegion } from "../../scroll-region.tsx";
import { HighlightContext } from "../highlighted.tsx";
import { Cells, ColumnOrder, columns } from "./columns.tsx";
import { GroupRow } from "./group-row.tsx";
import {
  type GridLine,
  type Grouping,
  gridLines,
  type HoldingGroup,
  type Order,
} from "./holding-groups.ts";
import { HoldingRow, LotRow } from "./holding-row.tsx";
import { nameOf, sumOf, unknownCost } from "./holding-rows.ts";

interface Props {
  household: HouseholdDetail;
  groups: readonly HoldingGroup[];
  by: Grouping;
  order: Order;
  sort(order: Order): void;
  /** Whether all holdings are shown, so that a total is displayed. */
  total: boolean;
  /** The last day that counts as soon. */
  soon: string;
}

const rowPx = 29;

/** The grid of holdings; if there are many, only visible lines are rendered. */
export function HoldingsGrid(props: Props) {
  const { household, groups, by, order, sort, total, soon } = props;
  const inOrder = useContext(ColumnOrder);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const lines = gridLines(groups, open, closed);
  const { holder, shown, before, after, reach, measure } = useVisibleRows({
    count: lines.length,
    height: rowPx,
    keyOf: (at) => lines[at]?.key ?? "",
  });
  const { scroll_to } = useContext(HighlightContext);
  useEffect(() => {
    // What an answer points at is not hidden in a closed group.
    if (scroll_to?.startsWith("holding:")) setClosed(new Set());
  }, [scroll_to]);
  const target = lines.findIndex(
    (line) => line.kind === "holding" && scroll_to === `holding:${nameOf(line.held)}`,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the target row changes
  useEffect(() => {
    if (target >= 0) reach(target);
  }, [target]);
  const turn = (key: string, opened: boolean) => setOpen(changed(open, key, opened));
  const turnGroup = (key: string, opened: boolean) => setClosed(changed(closed, key, !opened));
  const over = overLimit(household);
  const worth = household.holdings.totals.total_value;
  return (
    <ScrollRegion className="scrolls" aria-label="Holdings, table" onKeyDown={toNextLine}>
      <table
        className="figures holdings"
        ref={holder}
        aria-label="Holdings"
        aria-rowcount={lines.length + 1}
      >
        <thead>
          <tr>
            <Head name="Holding" sorts="name" order={order} sort={sort} />
            {inOrder.map((column) => (
              <Head key={column} {...columns[column]} order={order} sort={sort} />
            ))}
          </tr>
        </thead>
        <Spacer height={before} />
        <tbody>
          {shown.map((at) => {
            const line = lines[at];
            if (line === undefined) return null;
            const place = { "data-index": at, "aria-rowindex": at + 2, ref: measure };
            return (
              <GridRow
                key={line.key}
                {...{ line, place, by, over, worth, soon }}
                {...{ open, turn, closed, turnGroup }}
              />
            );
          })}
        </tbody>
        <Spacer height={after} />
        {total && <Total household={household} groups={groups} />}
      </table>
    </ScrollRegion>
  );
}

function changed(set: ReadonlySet<string>, key: string, present: boolean): Set<string> {
  const others = [...set].filter((one) => one !== key);
  return new Set(present ? [...others, key] : others);
}

/** The symbols of issuers over their limit. */
const overLimit = ({ ips }: HouseholdDetail): ReadonlySet<string> =>
  new Set(
    ips.flatMap(({ concentration }) =>
      concentration.filter(({ breach }) => breach).flatMap(({ symbols }) => symbols),
    ),
  );

interface GridRowProps {
  line: GridLine;
  place: RowPlace;
  by: Grouping;
  open: ReadonlySet<string>;
  turn(key: string, opened: boolean): void;
  closed: ReadonlySet<string>;
  turnGroup(key: string, opened: boolean): void;
  over: ReadonlySet<string>;
  /** The value of the household. */
  worth: number | null;
  soon: string;
}

function GridRow(props: GridRowProps) {
  const { line, place, by, open, turn, closed, turnGroup, over, worth, soon } = props;
  switch (line.kind) {
    case "group":
      return (
        <GroupRow
          {...{ by, place }}
          group={line.group}
          open={!closed.has(line.key)}
          turn={(opened) => turnGroup(line.key, opened)}
        />
      );
    case "holding":
      return (
        <HoldingRow
          held={line.held}
          named={by !== "account"}
          over={over.has(line.held.row.symbol ?? "")}
          open={open.has(line.key)}
          turn={(opened) => turn(line.key, opened)}
          place={place}
        />
      );
    case "lot":
      return <LotRow lot={line.lot} {...{ worth, soon, place }} />;
    case "cash":
      return (
        <tr className="one-line" {...place}>
          <th scope="row">
            <span className="opens" /> Cash{" "}
            {line.cash.settled !== line.cash.total && (
              <span className="quiet">{dollarsExact(line.cash.settled)} settled</span>
            )}
          </th>
          <Cells
            of={{
              term: <td className="term">Cash</td>,
              value: dollars(line.cash.total),
              weight: line.cash.weight === null ? "" : percent(line.cash.weight),
            }}
          />
        </tr>
      );
    case "left_out":
      return (
        <tr {...place}>
          <th scope="row" colSpan={12} className="quiet">
            {line.count} smaller holdings are not listed; they count in the total of the household.
          </th>
        </tr>
      );
  }
}

function Total({ household, groups }: Pick<Props, "household" | "groups">) {
  const { total_value, cost, unrealized_pl, unrealized_pl_pct } = household.holdings.totals;
  const { day_change: day } = household;
  const held = groups.flatMap((group) => group.held);
  const all = (of: (one: (typeof held)[number]) => number | null) =>
    sumOf(held.map((one) => of(one) ?? 0));
  return (
    <tfoot>
      <tr className="total">
        <th scope="row">All accounts</th>
        <Cells
          of={{
            day: day?.change_pct == null ? "" : signedPercent(day.change_pct),
            value: valueOrUnknown(total_value),
            weight: total_value !== null && total_value > 0 ? percent(100) : "",
            cost: cost === null ? unknownCost(held) : inCents(cost),
            gain: unrealized_pl === null ? "unknown" : signedCents(unrealized_pl),
            gain_pct:
              unrealized_pl_pct === null ? "unknown" : signedPercent(unrealized_pl_pct * 100),
            short: signedCents(all(({ short }) => short)),
            long: signedCents(all(({ long }) => long)),
          }}
        />
      </tr>
    </tfoot>
  );
}

interface HeadProps {
  name: string;
  sorts?: Order;
  order: Order;
  sort(order: Order): void;
}

const Head = ({ name, sorts, order, sort }: HeadProps) => (
  <th
    scope="col"
    className={name === columns.term.name ? "term" : undefined}
    aria-sort={sorts === order ? (sorts === "name" ? "ascending" : "descending") : undefined}
  >
    {sorts === undefined ? (
      name
    ) : (
      <button type="button" onClick={() => sort(sorts)}>
        {name}
        {sorts === order && <span aria-hidden="true">{sorts === "name" ? " ↑" : " ↓"}</span>}
      </button>
    )}
  </th>
);

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrow keys move between groups and holdings. */
function toNextLine(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const now = document.activeElement;
  if (step === undefined || !(now instanceof HTMLButtonElement)) return;
  const opens = [
    ...event.currentTarget.querySelectorAll<HTMLElement>("button.opens, button.turns"),
  ];
  const at = opens.indexOf(now);
  const next = at < 0 ? undefined : opens[at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
