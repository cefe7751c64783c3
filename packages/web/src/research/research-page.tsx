import "./research.css";
import "./run/run.css";
import "./run/log.css";
import "./evidence/evidence.css";
import type { HouseholdCard } from "@advisor/protocol/household";
import { useEffect } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import type { Connection } from "../api/connection.ts";
import { ConnectionNotice } from "../chat/connection-notice.tsx";
import { DiffPage } from "./diff-page.tsx";
import { Home } from "./home.tsx";
import { viewOf } from "./research-view.ts";
import { RunPage } from "./run/run-page.tsx";
import { StartPage } from "./setup/start-page.tsx";
import { TemplatePage } from "./setup/template-page.tsx";

export interface ResearchProps {
  api: AdvisorApi;
  link: Connection;
  households: readonly HouseholdCard[];
}

/** The research section: templates, runs and results. */
export default function ResearchPage({ view, ...props }: ResearchProps & { view: string }) {
  useEffect(() => {
    document.title = "Research · Advisor Copilot";
  }, []);
  return (
    <main className="research" id="main" tabIndex={-1}>
      <ConnectionNotice link={props.link} />
      <View key={view} {...props} view={view} />
    </main>
  );
}

function View({ view: text, ...props }: ResearchProps & { view: string }) {
  const view = viewOf(text);
  if (view.at === "template") return <TemplatePage {...props} id={view.id} />;
  if (view.at === "start") return <StartPage {...props} template={view.template} />;
  if (view.at === "run") return <RunPage {...props} id={view.id} />;
  if (view.at === "diff") return <DiffPage {...props} before={view.before} after={view.after} />;
  return <Home {...props} />;
}
