import type { RunView } from "@advisor/protocol/research/responses";
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { Problem } from "../../chat/problem.tsx";
import { localizeMoments } from "../../format/localize-moments.ts";
import type { ResearchClient } from "../research-api.ts";
import { parseDollars } from "../setup/start-body.ts";
import { useAction } from "../use-action.ts";
import { smallAmount } from "../words.ts";
import type { RunStore } from "./run-store.ts";

interface Props {
  client: ResearchClient;
  run: RunView;
  store: RunStore;
}

/** Why a run is paused, and how to continue. Answers are kept. */
export function RestBanner({ client, run, store }: Props) {
  const { status, rest, limits } = run;
  const { busy, error, act } = useAction();
  const cap = rest?.code === "cell_budget" ? "max_cell_usd" : "max_cost_usd";
  const [text, setText] = useState("");
  if (status !== "resting" || rest === null) return null;
  const isPreview = rest.code === "preview_done";
  const isCapped = isPreview || rest.code === "run_budget" || rest.code === "cell_budget";
  const raised = parseDollars(text);
  const isWrong = raised !== undefined && !(raised > 0);
  const now = limits[cap];
  const resume = async () => {
    const body = raised === undefined ? {} : { [cap]: raised };
    if (await act(() => client.resume(run.run_id, body))) store.open();
  };
  return (
    <section className="bar-watch" aria-label="Paused">
      <div className="grow">
        <p>
          <b>{isPreview ? "The preview is done." : "Paused."}</b> {localizeMoments(rest.message)}
        </p>
        <p className="quiet">What is answered stays. Going on asks only what is open.</p>
        {error && <Problem error={error} />}
      </div>
      {isCapped && (
        <TextInput
          size="xs"
          className="amount"
          label={
            cap === "max_cell_usd" ? "Raise the cap of a cell, $" : "Raise the cap of the run, $"
          }
          placeholder={now === null ? "none" : smallAmount(now)}
          inputMode="decimal"
          value={text}
          error={isWrong && "An amount above zero"}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <Button size="sm" loading={busy} disabled={isWrong} onClick={() => void resume()}>
        {isPreview ? "Run the rest" : "Resume"}
      </Button>
    </section>
  );
}
