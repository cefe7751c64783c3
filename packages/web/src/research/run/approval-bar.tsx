import type { ApprovalView, RunView } from "@advisor/protocol/research/responses";
import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { Problem } from "../../chat/problem.tsx";
import { count } from "../../format/figures.ts";
import { BackButton, InlineForm } from "../../keyboard/inline-form.tsx";
import type { ResearchClient } from "../research-api.ts";
import { parseDollars } from "../setup/start-body.ts";
import { useAction } from "../use-action.ts";
import { smallAmount, toolWords } from "../words.ts";
import type { RunStore } from "./run-store.ts";

interface Props {
  client: ResearchClient;
  run: RunView;
  store: RunStore;
}

/** The oldest call that needs a decision. */
export function ApprovalBar(props: Props) {
  const [approval, ...others] = props.run.approvals;
  if (approval === undefined) return null;
  return (
    <PendingCall key={approval.approval_id} {...props} approval={approval} others={others.length} />
  );
}

type Decision = Parameters<ResearchClient["decide"]>[2];

interface WaitingProps extends Props {
  approval: ApprovalView;
  others: number;
}

function PendingCall({ client, run, store, approval, others }: WaitingProps) {
  const [query, setQuery] = useState(approval.query);
  const [tool, setTool] = useState(approval.tool);
  const [isWriting, setWriting] = useState(false);
  const { busy, error, act } = useAction();
  const decide = async (decision: Decision) => {
    await act(() => client.decide(run.run_id, approval.approval_id, decision));
    await store.recount();
  };
  const asked = query.trim();
  const call = {
    ...(asked === approval.query ? {} : { query: asked }),
    ...(tool === approval.tool ? {} : { tool }),
  };
  const isChanged = Object.keys(call).length > 0;
  const approved: Decision = isChanged
    ? { decision: "override", ...call }
    : { decision: "approve" };
  const tools = [...new Set([approval.tool, ...run.settings.tools])];
  return (
    <section className="bar-watch" aria-label="Approval" data-tone="approval">
      <div className="grow">
        <p>
          <span className="status watch">
            <b>{aboutOf(run, approval)}</b>
          </span>{" "}
          wants to use <b>{toolWords(approval.tool)}</b>{" "}
          {others > 0 && <span className="quiet">and {count(others)} more wait</span>}
        </p>
        {isWriting ? (
          <ResultForm
            busy={busy}
            send={(result) => void decide({ decision: "override", result })}
            back={() => setWriting(false)}
          />
        ) : (
          <div className="call">
            <TextInput
              size="xs"
              aria-label="Query"
              value={query}
              onChange={(event) => setQuery(event.currentTarget.value)}
            />
            {tools.length > 1 && (
              <NativeSelect
                size="xs"
                aria-label="Tool"
                data={tools.map((name) => ({ value: name, label: toolWords(name) }))}
                value={tool}
                onChange={(event) => setTool(event.currentTarget.value)}
              />
            )}
          </div>
        )}
        {error && <Problem error={error} />}
      </div>
      {!isWriting && (
        <>
          <b className="tn">{smallAmount(approval.cost_usd)}</b>
          <Button
            size="sm"
            loading={busy}
            disabled={asked === ""}
            onClick={() => void decide(approved)}
          >
            {isChanged ? "Run it changed" : "Approve"}
          </Button>
          <Button
            size="sm"
            variant="default"
            disabled={busy}
            onClick={() => void decide({ decision: "deny" })}
          >
            Deny
          </Button>
          <Button size="sm" variant="default" disabled={busy} onClick={() => setWriting(true)}>
            Write the result
          </Button>
          <Allow
            busy={busy || asked === ""}
            allow={(allow_up_to_usd) => void decide({ ...approved, allow_up_to_usd })}
          />
        </>
      )}
    </section>
  );
}

function aboutOf({ companies, template }: RunView, { company, criterion }: ApprovalView): string {
  const named = companies.find(({ id }) => id === company)?.name ?? company;
  const asked = template.criteria.find(({ id }) => id === criterion)?.name ?? criterion;
  return `${named}, ${asked}`;
}

/** A standing allowance: approves this call, and later ones of the tool up to an amount. */
function Allow({ busy, allow }: { busy: boolean; allow(usd: number): void }) {
  const [text, setText] = useState("1.00");
  const usd = parseDollars(text);
  const isRight = usd !== undefined && usd > 0 && usd <= 10_000;
  return (
    <span className="allow">
      <Button
        size="sm"
        variant="default"
        disabled={busy || !isRight}
        onClick={() => isRight && allow(usd)}
      >
        Allow up to
      </Button>
      <TextInput
        size="sm"
        aria-label="Allow this tool up to, $"
        leftSection="$"
        inputMode="decimal"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </span>
  );
}

interface ResultProps {
  busy: boolean;
  send(result: string): void;
  back(): void;
}

/** A form for a person's own result in place of the call; it is marked as theirs. */
function ResultForm({ busy, send, back }: ResultProps) {
  const [result, setResult] = useState("");
  return (
    <InlineForm className="call" submit={() => send(result.trim())} back={back}>
      <Textarea
        size="xs"
        aria-label="Result in place of the call"
        placeholder="What the tool would have said. It is marked as yours."
        autosize
        minRows={1}
        maxRows={6}
        value={result}
        onChange={(event) => setResult(event.currentTarget.value)}
      />
      <Button size="xs" type="submit" loading={busy} disabled={result.trim() === ""}>
        Use this result
      </Button>
      <BackButton back={back} />
    </InlineForm>
  );
}
