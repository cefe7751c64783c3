import type * as Criterion from "@advisor/domain/research/criterion";
import type { RunView } from "@advisor/protocol/research/responses";
import { type KeyboardEvent, memo, useCallback, useMemo, useRef, useState } from "react";
import { count } from "../../format/figures.ts";
import { ruleWords } from "../words.ts";
import { MatrixCell } from "./matrix-cell.tsx";
import { type Cells, keyOf } from "./run-cells.ts";

type Pick = (criterion: string, company: string, overriding: boolean) => void;

interface Props {
  run: RunView;
  cells: Cells;
  /** Key of the cell whose evidence is open. */
  picked: string | undefined;
  pick: Pick;
}

/** Companies by criteria. Arrow keys move between cells, Enter opens the evidence, O overrides. */
export function Matrix({ run, cells, picked, pick }: Props) {
  const { criteria } = run.template;
  const grid = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState({ row: 0, column: 0 });
  const newest = useRef(pick);
  newest.current = pick;
  const open = useCallback<Pick>((...cell) => newest.current(...cell), []);
  function move(event: KeyboardEvent) {
    const to = nextOf(event, at, run.companies.length - 1, criteria.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    setAt(to);
    grid.current
      ?.querySelector<HTMLElement>(`[data-at="${to.row}.${to.column}"]`)
      ?.focus({ preventScroll: false });
  }
  return (
    <div className="matrix">
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are reached by arrows */}
      <table ref={grid} role="grid" aria-label="Results" onKeyDown={move}>
        <thead>
          <tr>
            <th scope="col">Company</th>
            {criteria.map((criterion) => (
              <Heading key={criterion.id} {...{ criterion, run, cells }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {run.companies.map((company, row) => (
            <Row
              key={company.id}
              {...{ company, criteria, cells, row, setAt }}
              pick={open}
              column={at.row === row ? at.column : undefined}
              picked={picked?.endsWith(` ${company.id}`) ? picked : undefined}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface Spot {
  row: number;
  column: number;
}

function nextOf(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  { row, column }: Spot,
  lastRow: number,
  lastColumn: number,
): Spot | undefined {
  if (metaKey || altKey) return undefined;
  const moves: Record<string, Spot> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: { row: ctrlKey ? lastRow : row, column: lastColumn },
  };
  const to = moves[key];
  if (to === undefined) return undefined;
  const within = (value: number, last: number) => Math.min(last, Math.max(0, value));
  return { row: within(to.row, lastRow), column: within(to.column, lastColumn) };
}

interface HeadingProps extends Omit<Props, "picked" | "pick"> {
  criterion: Criterion.Info;
}

/** A criterion, with the number of answered companies. */
function Heading({ criterion, run, cells }: HeadingProps) {
  const { done, all } = useMemo(() => {
    const column = run.companies.map(({ id }) => cells.get(keyOf(criterion.id, id))?.status);
    return {
      done: column.filter((status) => status === "answered").length,
      all: column.filter((status) => status !== "skipped").length,
    };
  }, [run.companies, criterion.id, cells]);
  return (
    <th scope="col" title={criterion.description}>
      <span className="line">
        <b>{criterion.name}</b>
        <span className="tn">
          {count(done)}/{count(all)}
        </span>
      </span>
      <span className="rule">{ruleWords(criterion)}</span>
    </th>
  );
}

interface RowProps {
  company: RunView["companies"][number];
  criteria: readonly Criterion.Info[];
  cells: Cells;
  row: number;
  /** The column of the row's tab stop. */
  column: number | undefined;
  picked: string | undefined;
  pick: Pick;
  setAt(spot: Spot): void;
}

/** A row renders again only if one of its own cells changed. */
const Row = memo(function Row(props: RowProps) {
  const { company, criteria, cells, row, column, picked, pick, setAt } = props;
  return (
    <tr>
      <th scope="row">
        <b>{company.name}</b> {company.symbol && <span className="dim">{company.symbol}</span>}
      </th>
      {criteria.map((criterion, index) => {
        const key = keyOf(criterion.id, company.id);
        return (
          <MatrixCell
            key={criterion.id}
            cell={cells.get(key)}
            stops={criterion.disqualifying}
            at={`${row}.${index}`}
            isStop={index === column}
            isPicked={key === picked}
            enter={() => setAt({ row, column: index })}
            pick={(overriding) => pick(criterion.id, company.id, overriding)}
          />
        );
      })}
    </tr>
  );
}, isSameRow);

function isSameRow(before: RowProps, after: RowProps): boolean {
  if (before.column !== after.column || before.picked !== after.picked) return false;
  if (before.company !== after.company) return false;
  if (before.cells === after.cells) return true;
  return after.criteria.every(({ id }) => {
    const key = keyOf(id, after.company.id);
    return before.cells.get(key) === after.cells.get(key);
  });
}
