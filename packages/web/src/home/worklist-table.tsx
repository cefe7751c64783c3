import type { Worklist } from "@advisor/protocol/worklist";
import { Kbd } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { useRef, useState } from "react";
import { FilterChips } from "../filter-chips.tsx";
import { SearchInput } from "../search-input.tsx";
import { WorklistGrid } from "./worklist-grid.tsx";
import {
  type Filter,
  filterNames,
  filters,
  type Group,
  groupBySeverity,
  matchesFilter,
  matchesSearch,
  type Order,
  sortItems,
} from "./worklist-rows.ts";

interface Props {
  worklist: Worklist;
  /** The last day on which a task counts as due. */
  soon: string;
  filter: Filter;
  choose(filter: Filter): void;
}

/** Every household with its reasons, with filters, search and sorting. */
export function WorklistTable({ worklist, soon, filter, choose }: Props) {
  const [search, setSearch] = useState("");
  const [order, setOrder] = useState<Order>("severity");
  const box = useRef<HTMLInputElement>(null);
  useHotkeys([["/", () => box.current?.focus()]]);
  const { items } = worklist;
  const listed = sortItems(
    items.filter((item) => matchesFilter(item, filter, soon) && matchesSearch(item, search)),
    order,
  );
  const groups: Group[] =
    order === "severity" ? groupBySeverity(listed) : [{ severity: "none", items: [...listed] }];
  return (
    <section className="card worklist" aria-label="Worklist">
      <header>
        <h2>Worklist</h2>
        <fieldset className="chips" aria-label="Filter">
          <FilterChips
            kinds={filters}
            names={filterNames}
            chosen={filter}
            choose={choose}
            count={(one) => items.filter((item) => matchesFilter(item, one, soon)).length}
          />
        </fieldset>
        <SearchInput
          ref={box}
          aria-label="Filter by words"
          placeholder="Filter"
          rightSection={<Kbd size="xs">/</Kbd>}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </header>
      <WorklistGrid groups={groups} order={order} sort={setOrder} today={worklist.as_of} />
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
