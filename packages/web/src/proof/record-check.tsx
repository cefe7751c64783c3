import type { RecordVerdict } from "@advisor/protocol/trace";
import { Button } from "@mantine/core";
import { useCallback, useState } from "react";
import { saveFile } from "../amounts/exports.ts";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { time } from "../format/format.ts";
import { Status } from "../panel/status.tsx";

interface Props {
  api: Pick<AdvisorApi, "verify" | "recordFile">;
  conversation: string;
}

/** The verification of the conversation's record, which can be repeated. */
export function RecordCheck({ api, conversation }: Props) {
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
  return (
    <div>
      <p role="status">{value && <CheckResult {...value} />}</p>
      {value && <p className="quiet">{wordsOf(value.verdict)}</p>}
      {(error ?? failed) && <p role="alert">{(error ?? failed)?.message}</p>}
      <Button size="compact-sm" onClick={reload}>
        Verify again
      </Button>{" "}
      <Button size="compact-sm" variant="default" onClick={save}>
        Export record
      </Button>
    </div>
  );
}

const CheckResult = ({ verdict, at }: { verdict: RecordVerdict; at: string }) => (
  <Status of={verdict.valid ? "verified" : "watch"}>
    {verdict.valid ? `Record verified, ${time(at)}` : `Record does not verify, ${time(at)}`}
  </Status>
);

function wordsOf(verdict: RecordVerdict): string {
  if (!verdict.valid)
    return `Entry ${verdict.at + 1} of ${verdict.length} is not what was written, or does not follow the one before.`;
  const { length, head, unreadable = 0 } = verdict;
  const gaps = unreadable > 0 ? ` ${unreadable} cannot be read and are named by a repair.` : "";
  return `${length} entries, each carries the hash of the one before. Head ${head.slice(0, 12)}….${gaps}`;
}
