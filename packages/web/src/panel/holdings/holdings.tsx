import "./holdings.css";
import { addDays } from "@advisor/domain/day";
import type { HouseholdDetail } from "@advisor/protocol/household";
import { SegmentedControl } from "@mantine/core";
import { useId, useMemo, useState } from "react";
import { FilterChips } from "../../filter-chips.tsx";
import { fileName } from "../../format/file-name.ts";
import { SearchInput } from "../../search-input.tsx";
import { CopyOrSave } from "../copy-cells.tsx";
import {
  type Grouping,
  groupings,
  holdingGroups,
  type Order,
  spreadsheetCells,
} from "./holding-groups.ts";
import { checkDay, countsOf, type Kind, kinds } from "./holding-rows.ts";
import { HoldingsFoot } from "./holdings-foot.tsx";
import { HoldingsGrid } from "./holdings-grid.tsx";

interface Props {
  household: HouseholdDetail;
  search: string;
  searched(search: string): void;
}

const groupNames: Record<Grouping, string> = {
  account: "Account",
  class: "Class",
  issuer: "Issuer",
  symbol: "Symbol",
  none: "None",
};

const kindNames: Record<Kind, string> = {
  all: "All",
  short: "Short-term",
  loss: "Losses",
  soon: "Long-term in 30 days",
};

const soonDays = 30;

/** The household's holdings and lots, with filters, groups, sorting, copying and export. */
export function Holdings({ household, search, searched }: Props) {
  const [by, setBy] = useState<Grouping>("account");
  const [order, setOrder] = useState<Order>("value");
  const [kind, setKind] = useState<Kind>("all");
  const id = useId();
  const soon = addDays(checkDay(household), soonDays);
  const groups = useMemo(
    () => holdingGroups(household, { search, by, order, kind, soon }),
    [household, search, by, order, kind, soon],
  );
  const counts = useMemo(() => countsOf(household, soon), [household, soon]);
  return (
    <>
      <div className="tools">
        <SearchInput
          aria-label="Search holdings"
          placeholder="Symbol, name or issuer"
          value={search}
          maxLength={200}
          onChange={(event) => searched(event.currentTarget.value)}
        />
        <div className="choice">
          <span className="quiet" id={`${id}-by`}>
            Group by
          </span>
          <SegmentedControl
            size="xs"
            aria-labelledby={`${id}-by`}
            value={by}
            data={groupings.map((value) => ({ value, label: groupNames[value] }))}
            onChange={(value) => {
              const chosen = groupings.find((one) => one === value);
              if (chosen !== undefined) setBy(chosen);
            }}
          />
        </div>
        <div className="choice">
          <span className="quiet" id={`${id}-show`}>
            Show
          </span>
          <fieldset className="chips" aria-labelledby={`${id}-show`}>
            <FilterChips
              kinds={kinds}
              names={kindNames}
              chosen={kind}
              choose={setKind}
              count={(one) => counts[one]}
            />
          </fieldset>
        </div>
        <CopyOrSave
          cells={() => spreadsheetCells(groups)}
          file={fileName([household.name, "holdings"], "csv")}
        />
      </div>
      {groups.length === 0 ? (
        <p className="quiet">
          {search.trim() === "" && kind === "all"
            ? "The household holds nothing."
            : "No holding matches. Take away the filter to see all of them."}
        </p>
      ) : (
        <HoldingsGrid
          {...{ household, groups, by, order, soon }}
          sort={setOrder}
          total={search.trim() === "" && kind === "all"}
        />
      )}
      <HoldingsFoot household={household} />
    </>
  );
}
