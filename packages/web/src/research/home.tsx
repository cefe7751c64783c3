import type { RunCard } from "@advisor/protocol/research/responses";
import { Button } from "@mantine/core";
import { useCallback, useMemo } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { rethrowReadable } from "../api/parse-response.ts";
import { useReconnect } from "../api/use-link.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { Problem } from "../chat/problem.tsx";
import { count, date } from "../format/figures.ts";
import { dateTimeAmong } from "../format/format.ts";
import { LoadingRows } from "../loading-rows.tsx";
import { ScrollRegion } from "../scroll-region.tsx";
import { allItems, researchApi } from "./research-api.ts";
import type { ResearchProps } from "./research-page.tsx";
import { openView, type ResearchView, textOf } from "./research-view.ts";
import { smallAmount, statusWords } from "./words.ts";

/** The advisor's templates and runs. */
export function Home({ api, link }: ResearchProps) {
  const lists = useHome(api);
  useReconnect(link, lists.reload);
  const { value, error } = lists;
  return (
    <div className="inside">
      <header className="head">
        <div>
          <h1>Research</h1>
          <p className="quiet">
            A template asks the same questions of many companies. Every answer has its evidence.
          </p>
        </div>
        <Button size="compact-sm" onClick={() => openView({ at: "start", template: null })}>
          Start a run
        </Button>
      </header>
      {error && <Problem error={error} retry={lists.reload} />}
      {value === undefined && error === undefined && <LoadingRows rows={6} />}
      {value && (
        <>
          <Templates templates={value.templates} />
          <Runs runs={value.runs} />
        </>
      )}
    </div>
  );
}

function useHome(api: AdvisorApi) {
  const client = useMemo(() => researchApi(api), [api]);
  const load = useCallback(async () => {
    const [templates, runs] = await Promise.all([
      allItems(client.templates()),
      allItems(client.runs()),
    ]);
    return { templates, runs };
  }, [client]);
  return useLoaded(useCallback(() => load().catch(rethrowReadable), [load]));
}

type Lists = NonNullable<ReturnType<typeof useHome>["value"]>;

function Templates({ templates }: Pick<Lists, "templates">) {
  return (
    <section aria-labelledby="templates">
      <header className="line">
        <h2 id="templates">Templates</h2>
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => openView({ at: "template", id: null })}
        >
          New template
        </Button>
      </header>
      {templates.length === 0 ? (
        <p className="quiet empty">
          No templates yet. Make one to ask the same questions of many companies, or start a run
          with one question.
        </p>
      ) : (
        <ul className="entries">
          {templates.map(({ id, name, version, criteria, updated_at }) => (
            <li key={id}>
              <span className="grow">
                <b>{name}</b>
                <span className="quiet">
                  {count(criteria)} {criteria === 1 ? "criterion" : "criteria"}, version {version},
                  changed {date(updated_at)}
                </span>
              </span>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Edit ${name}`}
                onClick={() => openView({ at: "template", id })}
              >
                Edit
              </Button>
              <Button
                size="compact-sm"
                variant="light"
                aria-label={`Start a run of ${name}`}
                onClick={() => openView({ at: "start", template: id })}
              >
                Start
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Runs({ runs }: Pick<Lists, "runs">) {
  const times = runs.map(({ created_at }) => created_at);
  return (
    <section aria-labelledby="runs">
      <header className="line">
        <h2 id="runs">Runs</h2>
      </header>
      {runs.length === 0 ? (
        <p className="quiet empty">No runs yet. Start one from a template above.</p>
      ) : (
        <ScrollRegion className="scrolls" aria-label="All runs">
          <table className="list">
            <thead>
              <tr>
                <th scope="col">Run</th>
                <th scope="col">Status</th>
                <th scope="col" className="n">
                  Answered
                </th>
                <th scope="col" className="n">
                  Cost
                </th>
                <th scope="col">Started</th>
              </tr>
            </thead>
            <tbody>
              {runs.map((run) => (
                <RunRow key={run.id} run={run} times={times} />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </section>
  );
}

function RunRow({ run, times }: { run: RunCard; times: readonly string[] }) {
  const { id, name, status, counters, cost_usd, criteria, companies, created_at } = run;
  return (
    <tr>
      <th scope="row">
        <ViewLink to={{ at: "run", id }}>{name}</ViewLink>
      </th>
      <td data-tone={status === "awaiting_approval" || status === "resting" ? "watch" : undefined}>
        {statusWords(status)}
      </td>
      <td className="n">
        {count(counters.answered)} of {count(criteria * companies)}
      </td>
      <td className="n">{smallAmount(cost_usd.total)}</td>
      <td>{dateTimeAmong(created_at, times)}</td>
    </tr>
  );
}

const ViewLink = ({ to, children }: { to: ResearchView; children: string }) => (
  <a
    href={`/?research=${textOf(to)}`}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      openView(to);
    }}
  >
    {children}
  </a>
);
