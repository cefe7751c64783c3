import type { WorklistItem } from "@advisor/protocol/worklist";
import { Select } from "@mantine/core";
import { useState } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { TaskForm } from "../panel/task-form.tsx";

/** The number of households listed before a search. */
const most = 50;

export interface AddedTask {
  household: string;
  /** The household's name. */
  name: string;
  title: string;
}

interface Props {
  households: readonly WorklistItem[];
  api: Pick<AdvisorApi, "addTask">;
  cancel(): void;
  added(task: AddedTask): void;
}

/** A form for a new task of any household in the worklist. */
export default function AddTask({ households, api, cancel, added }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [failed, setFailed] = useState<Error>();
  return (
    <>
      <TaskForm
        cancel={cancel}
        keep={async (draft) => {
          const of = households.find(({ id }) => id === chosen);
          if (of === undefined) return;
          setFailed(undefined);
          await api
            .addTask(of.id, draft)
            .then(() => added({ household: of.id, name: of.name, title: draft.title }), setFailed);
        }}
      >
        <Select
          label="Household"
          size="xs"
          required
          searchable
          openOnFocus={false}
          limit={most}
          nothingFoundMessage="No household has this name"
          data={households.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          onChange={setChosen}
        />
      </TaskForm>
      {failed && <p role="alert">{failed.message}</p>}
    </>
  );
}
