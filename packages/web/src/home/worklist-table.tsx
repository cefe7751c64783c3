import { date, dollars, words } from "@advisor/domain/text/display";
import type { Worklist, WorklistItem } from "@advisor/protocol/worklist";
import { TextInput } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { type KeyboardEvent, useRef, useState } from "react";
import { meeting, shortMeeting } from "../format.ts";
import { PlaceLink } from "../navigation/place-link.tsx";
import { Status } from "../panel/status.tsx";
import { Reasons, statusOf } from "./reasons.tsx";
import {
  belongs,
  type Filter,
  filterNames,
  filters,
  found,
  type Group,
  grouped,
  type Order,
  ordered,
  orders,
} from "./worklist-rows.ts";

interface Props {
  worklist: Worklist;
  /** The last day on which a task counts as due. */
  soon: string;
  filter: Filter;
  choose(filter: Filter): void;
}

/** Every household with its reason, to be filtered, searched and sorted. */
export function WorklistTable({ worklist, soon, filter, choose }: Props) {
  const [search, setSearch] = useState("");
  const [order, setOrder] = useState<Order>("severity");
  const box = useRef<HTMLInputElement>(null);
  useHotkeys([["/", () => box.current?.focus()]]);
  const { items } = worklist;
  const listed = ordered(
    items.filter((item) => belongs(item, filter, soon) && found(item, search)),
    order,
  );
  const groups: Group[] =
    order === "severity" ? grouped(listed) : [{ severity: "none", items: [...listed] }];
  return (
    <section className="card worklist" aria-label="Worklist">
      <header>
        <h2>Worklist</h2>
        <fieldset className="chips" aria-label="Filter">
          {filters.map((one) => (
            <button
              key={one}
              type="button"
              className="chip"
              aria-pressed={filter === one}
              onClick={() => choose(one)}
            >
              {filterNames[one]}{" "}
              <span className="count">
                {items.filter((item) => belongs(item, one, soon)).length}
              </span>
            </button>
          ))}
        </fieldset>
        <TextInput
          ref={box}
          size="xs"
          aria-label="Filter by words"
          placeholder="Filter ( / )"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </header>
      <Rows groups={groups} order={order} sort={setOrder} sorted={order !== "severity"} />
      {listed.length === 0 && (
        <p className="empty quiet">
          {items.length === 0
            ? "No household is on file yet. Import yours, and they stand here."
            : "No household matches. Take away the filter to see all of them."}
        </p>
      )}
    </section>
  );
}

interface RowsProps {
  groups: readonly Group[];
  order: Order;
  sorted: boolean;
  sort(order: Order): void;
}

const heads: Record<Order, string> = {
  name: "Household",
  meeting: "Meeting",
  severity: "Why",
  value: "Value",
};

function Rows({ groups, order, sorted, sort }: RowsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached from the keyboard
    <section className="table-scroll" aria-label="Households" tabIndex={0} onKeyDown={toNextRow}>
      <table className="grid" aria-label="Households">
        <thead>
          <tr>
            {orders
              .toSorted((a, b) => columns.indexOf(a) - columns.indexOf(b))
              .map((of) => (
                <Head key={of} of={of} order={order} sort={sort} />
              ))}
            <th scope="col">Next task</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={`${group.severity} ${group.items[0]?.id}`}>
            {!sorted && <GroupRow group={group} />}
            {group.items.map((item) => (
              <Row key={item.id} item={item} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

const upwards: ReadonlySet<Order> = new Set<Order>(["name", "meeting"]);

const Head = ({ of, order, sort }: { of: Order; order: Order; sort(order: Order): void }) => {
  const direction = upwards.has(of) ? "ascending" : "descending";
  return (
    <th
      scope="col"
      className={of === "value" ? "figure" : undefined}
      aria-sort={order === of ? direction : undefined}
    >
      <button type="button" onClick={() => sort(of)}>
        {heads[of]}
        {order === of && <span aria-hidden="true">{upwards.has(of) ? " ↑" : " ↓"}</span>}
      </button>
    </th>
  );
};

const columns: readonly Order[] = ["name", "meeting", "severity", "value"];

const groupNames: Record<WorklistItem["severity"], [name: string, why: string]> = {
  act: ["Act now", "a limit of the policy is broken, or a promise is overdue"],
  watch: ["Watch", "a figure cannot be relied on"],
  none: ["Nothing to do", ""],
  unknown: ["Not checked", "the household cannot be read now"],
};

function GroupRow({ group }: { group: Group }) {
  const [name, why] = groupNames[group.severity];
  return (
    <tr className="group">
      <th scope="rowgroup" colSpan={5}>
        <Status of={statusOf(group.severity)}>{name}</Status>{" "}
        <span className="quiet">
          {group.items.length}
          {why !== "" && `, ${why}`}
        </span>
      </th>
    </tr>
  );
}

function Row({ item }: { item: WorklistItem }) {
  const [task] = item.tasks;
  return (
    <tr>
      <th scope="row">
        <PlaceLink to={{ household: item.id, conversation: null }}>{item.name}</PlaceLink>
      </th>
      <td className="quiet nowrap">
        {item.next_meeting === null ? (
          "No meeting"
        ) : (
          <PlaceLink
            to={{ household: item.id, conversation: null, page: "brief" }}
            aria-label={`Brief of ${item.name} for ${meeting(item.next_meeting)}`}
          >
            {shortMeeting(item.next_meeting)}
          </PlaceLink>
        )}
      </td>
      <td className="why">
        <Reasons item={item} />
      </td>
      <td className="figure">{dollars(item.total_value)}</td>
      <td>
        {task === undefined ? (
          <span className="quiet">None open</span>
        ) : (
          <>
            {task.title}
            <span className="quiet below">
              {task.due === null ? "No date" : `Due ${date(task.due)}`}
              {task.priority === "high" && `, ${words(task.priority).toLowerCase()}`}
            </span>
          </>
        )}
      </td>
    </tr>
  );
}

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** J and K, or the arrows, go from household to household. */
function toNextRow(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("tbody th[scope=row] a")];
  const at = links.findIndex((link) => link.closest("tr")?.contains(document.activeElement));
  const next = links[at < 0 ? 0 : at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
