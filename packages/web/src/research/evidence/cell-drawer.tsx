import type { RunView } from "@advisor/protocol/research/responses";
import { Button, CloseButton, Menu } from "@mantine/core";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Problem } from "../../chat/problem.tsx";
import { count, date } from "../../format/figures.ts";
import { dateTime } from "../../format/format.ts";
import { isLetterKey } from "../../keyboard/letter-keys.ts";
import { VerdictMark } from "../icons.tsx";
import type { ResearchClient } from "../research-api.ts";
import type { LiveCell } from "../run/run-cells.ts";
import { isOver } from "../run/run-counters.tsx";
import type { RunStore } from "../run/run-store.ts";
import { useAction } from "../use-action.ts";
import { answerWords, smallAmount, verdictWords } from "../words.ts";
import { CellHistory } from "./cell-history.tsx";
import { OverrideForm } from "./override-form.tsx";
import { Quotes } from "./quotes.tsx";

interface Props {
  client: ResearchClient;
  run: RunView;
  cell: LiveCell;
  store: RunStore;
  overriding: boolean;
  override(open: boolean): void;
  close(): void;
}

/** A cell's answer and its evidence. */
export function CellDrawer(props: Props) {
  const { client, run, cell, store, overriding, override, close } = props;
  const { criterion: criterionId, company } = cell;
  const heading = useRef<HTMLHeadingElement>(null);
  const { answered_at } = cell;
  // Costs and history are not in the events, so they are loaded after each new answer.
  useEffect(() => {
    if (answered_at !== null) void store.look(criterionId, company).catch(() => undefined);
  }, [store, criterionId, company, answered_at]);
  useEffect(() => heading.current?.focus(), []);
  const criterion = run.template.criteria.find(({ id }) => id === criterionId);
  const pressed = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
    if (event.key.toLowerCase() !== "o" || !isLetterKey(event.nativeEvent)) return;
    event.preventDefault();
    override(true);
  };
  return (
    <article className="drawer" onKeyDown={pressed}>
      <header className="head">
        <div className="grow">
          <p className="quiet clipped">
            {cell.company_name}, {criterion?.name ?? criterionId}
          </p>
          <h2 ref={heading} tabIndex={-1}>
            {cell.verdict && <VerdictMark verdict={cell.verdict} />}
            {titleOf(cell)}
          </h2>
        </div>
        <Button size="compact-sm" variant="default" onClick={() => override(!overriding)}>
          Override
        </Button>
        <RerunMenu {...{ client, run, cell, store }} />
        <CloseButton aria-label="Close the evidence" onClick={close} />
      </header>
      {overriding && (
        <OverrideForm
          {...{ client, run, cell }}
          format={criterion?.answer_format}
          back={() => override(false)}
          done={() => {
            override(false);
            void store.look(criterionId, company).then(() => store.recount());
          }}
        />
      )}
      <Answer run={run} cell={cell} />
      <Quotes client={client} run={run} cell={cell} />
      <CellHistory cell={cell} />
    </article>
  );
}

function titleOf(cell: LiveCell): string {
  if (cell.verdict !== null) return answerWords(cell);
  return (
    { awaiting_approval: "Needs you", pending: "Queued" }[cell.status as string] ?? cell.status
  );
}

function Answer({ run, cell }: { run: RunView; cell: LiveCell }) {
  const { reason, overridden, review, verdict, confidence, as_of } = cell;
  return (
    <section className="sect">
      {verdict === null && !reason && <p className="quiet">{waitingWords(cell)}</p>}
      {reason && <p data-tone={cell.status === "failed" ? "watch" : undefined}>{reason.message}</p>}
      {cell.explanation && overridden === null && <p>{cell.explanation}</p>}
      {verdict !== null && (
        <dl className="facts">
          <dt>Verdict</dt>
          <dd>{verdictWords(verdict)}</dd>
          {overridden && (
            <>
              <dt>Overridden</dt>
              <dd>
                by {overridden.by}, {dateTime(overridden.at)}: {overridden.reason}
              </dd>
            </>
          )}
          {as_of && (
            <>
              <dt>As of</dt>
              <dd>{date(as_of)}</dd>
            </>
          )}
          {confidence !== null && overridden === null && verdict !== "unknown" && (
            <>
              <dt>Confidence</dt>
              <dd>
                <b>{confidence} of 3</b>
              </dd>
            </>
          )}
          {run.settings.second_look && isChecked(cell) && (
            <>
              <dt>Second look</dt>
              <dd data-tone={review ? "watch" : undefined}>
                {review ? `disagrees: ${review.reason}` : "agrees, from question and quote only"}
              </dd>
            </>
          )}
          <dt>Work</dt>
          <dd className="tn">{workOf(cell)}</dd>
        </dl>
      )}
    </section>
  );
}

const waitingWords = ({ status }: Pick<LiveCell, "status">): string =>
  ({
    awaiting_approval:
      "A call waits for you above the matrix. The evidence stands here afterwards.",
    running: "The answer and its evidence stand here when the cell is done.",
    skipped: "Nothing was asked: another criterion took the company out of the run.",
  })[status as string] ?? "Not asked yet. The answer and its evidence stand here then.";

function workOf({ model, tool_calls, steps, tokens_used, seconds, cost_usd }: LiveCell): string {
  const tokens = tokens_used.input + tokens_used.output;
  return [
    `${count(tool_calls)} ${tool_calls === 1 ? "call" : "calls"}`,
    ...(model === null
      ? ["no model"]
      : [`${count(steps)} ${steps === 1 ? "step" : "steps"}`, `${count(tokens)} tokens`]),
    `${count(Math.round(seconds * 10) / 10)} s`,
    smallAmount(cost_usd.total),
  ].join(", ");
}

/** Runs the cell again; answers by a person are kept. */
function RerunMenu({ client, run, cell, store }: Pick<Props, "client" | "run" | "cell" | "store">) {
  const { busy, error, act } = useAction();
  const { criterion, company } = cell;
  const rerun = async (selection: Parameters<ResearchClient["rerun"]>[1]) => {
    if (await act(() => client.rerun(run.run_id, selection))) store.open();
  };
  if (!isOver(run)) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button size="compact-sm" variant="default" loading={busy}>
            Re-run
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            disabled={cell.overridden !== null}
            onClick={() => void rerun({ cells: [{ criterion, company }] })}
          >
            This cell
          </Menu.Item>
          <Menu.Item onClick={() => void rerun({ company })}>All of this company</Menu.Item>
          <Menu.Item onClick={() => void rerun({ criterion })}>All of this criterion</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {error && <Problem error={error} />}
    </>
  );
}

/** Whether a second look is possible: a model's answer with quotes. */
const isChecked = ({ model, overridden, verdict, quotes }: LiveCell): boolean =>
  model !== null && overridden === null && verdict !== "unknown" && quotes.length > 0;
