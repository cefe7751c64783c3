import type { RunView } from "@advisor/protocol/research/responses";
import { useEffect, useMemo, useState } from "react";
import { useLoadError } from "../../api/use-load-error.ts";
import { Problem } from "../../chat/problem.tsx";
import { LoadingRows } from "../../loading-rows.tsx";
import { isMissing, Missing } from "../../navigation/missing.tsx";
import { Sheet } from "../../sheet.tsx";
import { useNarrow } from "../../use-narrow.ts";
import { CellDrawer } from "../evidence/cell-drawer.tsx";
import { researchApi } from "../research-api.ts";
import type { ResearchProps } from "../research-page.tsx";
import { ApprovalBar } from "./approval-bar.tsx";
import { Legend } from "./legend.tsx";
import { LiveLog } from "./live-log.tsx";
import { Matrix } from "./matrix.tsx";
import { RestBanner } from "./rest-banner.tsx";
import { keyOf } from "./run-cells.ts";
import { RunCounters } from "./run-counters.tsx";
import { RunHead } from "./run-head.tsx";
import type { FollowedRun, RunStore } from "./run-store.ts";
import { useRun } from "./use-run.ts";

/** A run with its matrix, log and evidence. */
export function RunPage({ api, link, id }: ResearchProps & { id: string }) {
  const [followed, store] = useRun(api, link, id);
  const { run, error } = followed;
  const unread = useLoadError(error, link);
  useEffect(() => {
    if (run) document.title = `${run.name} · Research · Advisor Copilot`;
  }, [run]);
  if (isMissing({ value: run, error })) {
    return <Missing what="run">It may belong to another advisor.</Missing>;
  }
  if (run === undefined)
    return (
      <div className="inside">
        {unread ? <Problem error={unread} retry={store.open} /> : <LoadingRows rows={10} />}
      </div>
    );
  return (
    <>
      {unread && <Problem error={unread} retry={store.open} />}
      <OpenedRun {...{ api, link, run, followed, store }} />
    </>
  );
}

interface OpenedRunProps extends Pick<ResearchProps, "api"> {
  run: RunView;
  followed: FollowedRun;
  store: RunStore;
}

interface Picked {
  criterion: string;
  company: string;
  /** Whether the override form is open. */
  overriding: boolean;
}

function OpenedRun({ api, run, followed, store }: OpenedRunProps) {
  const client = useMemo(() => researchApi(api), [api]);
  const [picked, setPicked] = useState<Picked>();
  const narrow = useNarrow();
  const cell = picked && followed.cells.get(keyOf(picked.criterion, picked.company));
  const close = () => {
    setPicked(undefined);
    document.querySelector<HTMLElement>(".matrix [tabindex='0'][role='gridcell']")?.focus();
  };
  const drawer = picked && cell && (
    <CellDrawer
      key={keyOf(picked.criterion, picked.company)}
      {...{ client, run, cell, store, close }}
      overriding={picked.overriding}
      override={(overriding) => setPicked({ ...picked, overriding })}
    />
  );
  const show = drawer !== undefined;
  return (
    <div className="run" data-open={show && !narrow ? true : undefined}>
      <div className="run-main">
        <RunHead {...{ client, run, store }} />
        <RunCounters run={run} cells={followed.cells} />
        <RestBanner {...{ client, run, store }} />
        <ApprovalBar {...{ client, run, store }} />
        <Matrix
          run={run}
          cells={followed.cells}
          picked={picked && keyOf(picked.criterion, picked.company)}
          pick={(criterion, company, overriding) => setPicked({ criterion, company, overriding })}
        />
        <LiveLog run={run} followed={followed} store={store} />
        <Legend />
      </div>
      {narrow ? (
        <Sheet label="Evidence" opened={show} close={close} position="right">
          {drawer}
        </Sheet>
      ) : (
        show && (
          <aside className="evidence" aria-label="Evidence">
            {drawer}
          </aside>
        )
      )}
    </div>
  );
}
