import type { RecordVerdict } from "@advisor/protocol/trace";
import { Button, Group } from "@mantine/core";
import { useCallback, useState } from "react";
import { saveFile } from "../amounts/exports.ts";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { time } from "../format/format.ts";
import { Status } from "../panel/status.tsx";

/** The verification of a conversation's record, which can be repeated, and the record as a file. */
export function useRecordCheck(
  api: Pick<AdvisorApi, "verify" | "recordFile">,
  conversation: string,
) {
  const load = useCallback(
    async () => ({ verdict: await api.verify(conversation), at: new Date().toISOString() }),
    [api, conversation],
  );
  const { value, error, reload } = useLoaded(load);
  const [failed, setFailed] = useState<Error>();
  const save = () => {
    setFailed(undefined);
    api
      .recordFile(conversation)
      .then((blob) => saveFile(`${conversation}.ndjson`, blob), setFailed);
  };
  return { checked: value, error: error ?? failed, verify: reload, save };
}

type RecordCheck = ReturnType<typeof useRecordCheck>;

export const RecordActions = ({ verify, save }: Pick<RecordCheck, "verify" | "save">) => (
  <Group gap="xs">
    <Button variant="default" onClick={save}>
      Export record
    </Button>
    <Button onClick={verify}>Verify again</Button>
  </Group>
);

export const RecordResult = ({ checked, error }: Pick<RecordCheck, "checked" | "error">) => (
  <div>
    <p role="status">
      {checked ? <CheckResult {...checked} /> : error === undefined && <Verifying />}
    </p>
    {checked && <p className="quiet">{wordsOf(checked.verdict)}</p>}
    {error && <p role="alert">{error.message}</p>}
  </div>
);

const Verifying = () => <span className="quiet">Verifying the record …</span>;

const CheckResult = ({ verdict, at }: { verdict: RecordVerdict; at: string }) => (
  <Status of={verdict.valid ? "verified" : "watch"}>
    {verdict.valid ? `Record verified, ${time(at)}` : `Record does not verify, ${time(at)}`}
  </Status>
);

function wordsOf(verdict: RecordVerdict): string {
  if (!verdict.valid)
    return `Entry ${verdict.at + 1} of ${verdict.length} is not what was written, or does not follow the one before.`;
  const { length, head, unreadable = 0 } = verdict;
  const gaps = unreadable > 0 ? `${unreadable} cannot be read and are named by a repair. ` : "";
  return `${length} entries, each carries the hash of the one before. ${gaps}Head ${head.slice(0, 12)}…`;
}
