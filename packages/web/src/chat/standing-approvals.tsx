import { identifierToWords } from "@advisor/domain/text/display";
import { Button } from "@mantine/core";
import { useCallback, useEffect, useState } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { focusComposer } from "./composer/focus-composer.ts";

interface Props {
  api: Pick<AdvisorApi, "standingApprovals" | "revoke">;
  /** The conversation's id. */
  id: string;
  /** Reloaded after every answer, which may change the approvals. */
  busy: boolean;
}

/** The standing approvals of a conversation, and buttons to revoke them. */
export function StandingApprovals({ api, id, busy }: Props) {
  const load = useCallback(() => api.standingApprovals(id), [api, id]);
  const { value: tools = [], reload } = useLoaded(load);
  const [failed, setFailed] = useState<Error>();
  useEffect(() => {
    if (!busy) reload();
  }, [busy, reload]);
  if (tools.length === 0) return null;
  const revoke = (tool: string) => {
    setFailed(undefined);
    api.revoke(id, tool).then(() => {
      focusComposer();
      reload();
    }, setFailed);
  };
  return (
    <section className="standing quiet" aria-label="Allowed without asking">
      <span>Allowed here without asking:</span>
      <ul>
        {tools.map((tool) => (
          <li key={tool}>
            {identifierToWords(tool)}{" "}
            <Button
              size="compact-xs"
              variant="default"
              aria-label={`Revoke ${identifierToWords(tool)}`}
              onClick={() => revoke(tool)}
            >
              Revoke
            </Button>
          </li>
        ))}
      </ul>
      {failed && <p role="alert">{failed.message}</p>}
    </section>
  );
}
