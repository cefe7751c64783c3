import type { RunCard, RunView } from "@advisor/protocol/research/responses";
import { Button, Menu } from "@mantine/core";
import { useState } from "react";
import { dateTimeAmong } from "../../format/format.ts";
import { allItems, type ResearchClient } from "../research-api.ts";
import { openView } from "../research-view.ts";
import { useAction } from "../use-action.ts";

interface Props {
  client: ResearchClient;
  run: RunView;
}

/** Other runs of the same template to compare with, loaded when the menu opens. */
export function CompareMenu({ client, run }: Props) {
  const [runs, setRuns] = useState<readonly RunCard[]>();
  const { error, act } = useAction();
  const load = () => act(async () => setRuns(await allItems(client.runs())));
  const others = (runs ?? []).filter(
    ({ id, template_id }) => id !== run.run_id && template_id === run.template.id,
  );
  const times = [run, ...others].map(({ created_at }) => created_at);
  return (
    <Menu position="bottom-end" onOpen={() => void load()}>
      <Menu.Target>
        <Button size="compact-sm" variant="default">
          Compare
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {error && <Menu.Label>{error.message}</Menu.Label>}
        {runs === undefined && error === undefined && <Menu.Label>Loading</Menu.Label>}
        {runs && others.length === 0 && <Menu.Label>No other run of this template yet.</Menu.Label>}
        {others.map((other) => (
          <Menu.Item key={other.id} onClick={() => compare(run, other)}>
            {other.name}, {dateTimeAmong(other.created_at, times)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The older run comes first. */
function compare(run: RunView, other: RunCard): void {
  const isLater = run.created_at >= other.created_at;
  const [before, after] = isLater ? [other.id, run.run_id] : [run.run_id, other.id];
  openView({ at: "diff", before, after });
}
