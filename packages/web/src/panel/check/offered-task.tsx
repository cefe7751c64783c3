import { Button } from "@mantine/core";
import { useState } from "react";
import { Status } from "../status.tsx";

interface Props {
  title: string;
  /** A task of this title is open. */
  open: boolean;
  create(): Promise<unknown>;
}

/** The next step that a check offers, which one click makes a task. */
export function OfferedTask({ title, open, create }: Props) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Error>();
  const begin = () => {
    setBusy(true);
    setFailed(undefined);
    create()
      .catch(setFailed)
      .finally(() => setBusy(false));
  };
  return (
    <div>
      <div className="line">
        <p className="quiet">Next step: {title.charAt(0).toLowerCase() + title.slice(1)}.</p>
        {open ? (
          <Status of="ok">task is open</Status>
        ) : (
          <Button size="compact-xs" variant="default" flex="none" disabled={busy} onClick={begin}>
            Create the task
          </Button>
        )}
      </div>
      {failed && <p role="alert">{failed.message}</p>}
    </div>
  );
}
