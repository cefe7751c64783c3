import type { WorklistItem } from "@advisor/protocol/worklist";
import type { KeyboardEvent } from "react";
import { dateOrTimeToday, dayIn, valueOrUnknown } from "../format/format.ts";
import { PlaceLink } from "../navigation/place-link.tsx";
import { Status } from "../panel/status.tsx";
import { type RowPlace, Spacer } from "../rows/spacer.tsx";
import { useVisibleRows } from "../rows/use-visible-rows.ts";
import { ScrollRegion } from "../scroll-region.tsx";
import { Reasons, severityStatus } from "./reasons.tsx";
import { type Group, type Order, worklistRows } from "./worklist-rows.ts";

interface Props {
  groups: readonly Group[];
  order: Order;
  sort(order: Order): void;
  /** The date of the worklist. */
  today: string;
}

const rowPx = 51;

/** The households of the worklist, one row each. */
export function WorklistGrid({ groups, order, sort, today }: Props) {
  const rows = worklistRows(groups, order === "severity");
  const { holder, shown, before, after, measure } = useVisibleRows({
    count: rows.length,
    height: rowPx,
    keyOf: (at) => rows[at]?.key ?? "",
  });
  return (
    <ScrollRegion className="table-scroll" aria-label="Households" onKeyDown={toNextRow}>
      <table className="grid" ref={holder} aria-label="Households" aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            {columns.map((orders) => (
              <Head key={orders[0]} orders={orders} order={order} sort={sort} />
            ))}
            <th scope="col">Next task</th>
          </tr>
        </thead>
        <Spacer height={before} />
        <tbody>
          {shown.map((at) => {
            const row = rows[at];
            if (row === undefined) return null;
            const place = { "data-index": at, "aria-rowindex": at + 2, ref: measure };
            return row.item === undefined ? (
              <GroupRow key={row.key} group={row.group} place={place} />
            ) : (
              <Row key={row.key} item={row.item} today={today} place={place} />
            );
          })}
        </tbody>
        <Spacer height={after} />
      </table>
    </ScrollRegion>
  );
}

const heads: Record<Order, string> = {
  name: "Household",
  meeting: "Meeting",
  severity: "Why",
  value: "Value",
};

/** The sort orders of each column. */
const columns: readonly (readonly [Order, ...Order[]])[] = [
  ["name", "meeting"],
  ["severity"],
  ["value"],
];

const upwards: ReadonlySet<Order> = new Set<Order>(["name", "meeting"]);

interface HeadProps {
  orders: readonly [Order, ...Order[]];
  order: Order;
  sort(order: Order): void;
}

const Head = ({ orders, order, sort }: HeadProps) => {
  const direction = upwards.has(order) ? "ascending" : "descending";
  return (
    <th
      scope="col"
      className={orders[0] === "value" ? "figure" : undefined}
      aria-sort={orders.includes(order) ? direction : undefined}
    >
      {orders.map((of) => (
        <button key={of} type="button" aria-pressed={order === of} onClick={() => sort(of)}>
          {heads[of]}
          {order === of && <span aria-hidden="true">{upwards.has(of) ? " ↑" : " ↓"}</span>}
        </button>
      ))}
    </th>
  );
};

const groupNames: Record<WorklistItem["severity"], [name: string, why: string]> = {
  act: ["Act now", "a limit of the policy is broken, or a promise is overdue"],
  watch: ["Watch", "a figure cannot be relied on"],
  none: ["Nothing to do", ""],
  unknown: ["Not checked", "the household cannot be read now"],
};

function GroupRow({ group, place }: { group: Group; place: RowPlace }) {
  const [name, why] = groupNames[group.severity];
  return (
    <tr className="group" {...place}>
      <th scope="rowgroup" colSpan={4}>
        <Status of={severityStatus(group.severity)}>{name}</Status>{" "}
        <span className="quiet">
          {group.items.length}
          {why !== "" && <span className="group-why">, {why}</span>}
        </span>
      </th>
    </tr>
  );
}

interface RowProps {
  item: WorklistItem;
  today: string;
  place: RowPlace;
}

function Row({ item, today, place }: RowProps) {
  const [task] = item.tasks;
  const { id, name, next_meeting } = item;
  return (
    <tr {...place}>
      <th scope="row">
        <PlaceLink to={{ household: id, conversation: null }}>{name}</PlaceLink>
        <span className="quiet below nowrap">
          {next_meeting === null ? (
            "No meeting"
          ) : (
            <PlaceLink
              to={{ household: id, conversation: null, page: "brief" }}
              aria-label={`${dateOrTimeToday(next_meeting, today)}, brief of ${name}`}
            >
              {dateOrTimeToday(next_meeting, today)}
            </PlaceLink>
          )}
        </span>
      </th>
      <td className="why">
        <Reasons item={item} />
      </td>
      <td className="figure">{valueOrUnknown(item.total_value)}</td>
      <td className="next-task">
        {task === undefined ? (
          <span className="quiet">None open</span>
        ) : (
          <>
            <span className="clipped below" title={task.title}>
              {task.title}
            </span>
            <span className="quiet below">
              {task.due === null ? "No date" : `Due ${dayIn(task.due, today)}`}
              {task.priority === "high" && ", high"}
            </span>
          </>
        )}
      </td>
    </tr>
  );
}

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** J and K, or the arrow keys, move between households. */
function toNextRow(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("tbody th[scope=row] > a")];
  const at = links.findIndex((link) => link.closest("tr")?.contains(document.activeElement));
  const next = links[at < 0 ? 0 : at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
