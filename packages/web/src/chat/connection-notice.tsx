import { Alert, Button, Group } from "@mantine/core";
import { useEffect, useState } from "react";
import type { Connection } from "../api/connection.ts";
import { useLink } from "../api/use-link.ts";
import { time } from "../format/format.ts";

/** The only notice of a lost connection, above the message box. */
export function ConnectionNotice({ link }: { link: Connection }) {
  const { lost, next, offlineSince, heardAt } = useLink(link);
  if (!lost) return null;
  const offline = offlineSince !== undefined;
  return (
    <Alert
      color="gray"
      variant="outline"
      role="alert"
      className="notice"
      data-tone={offline ? undefined : "watch"}
    >
      {offline ? (
        <p>
          <strong>Offline since {clock(offlineSince)}.</strong>{" "}
          {heardAt !== undefined && `The service last answered at ${clock(heardAt)}. `}
          What you write is kept.
        </p>
      ) : (
        <Reconnecting next={next} tryNow={link.tryNow} />
      )}
    </Alert>
  );
}

/** Below a question that waits for the service. */
export const NotSentYet = () => (
  <p className="quiet">Not sent yet. It goes out when the service can be reached again.</p>
);

/** Why the page shows something else than what was just sent or decided. */
export const Overtaken = ({ note }: { note: string }) => (
  <Alert color="gray" variant="outline" role="alert" className="notice" data-tone="watch">
    <p>{note}</p>
  </Alert>
);

const clock = (moment: number): string => time(new Date(moment).toISOString());

/** The browser has a network, but the service does not answer. */
function Reconnecting({ next, tryNow }: { next: number | undefined; tryNow(): void }) {
  const seconds = useSeconds(next);
  return (
    <Group justify="space-between" gap="xs">
      <p>
        <strong>Reconnecting.</strong> The service cannot be reached. What you write is kept, and an
        answer goes on where it stopped.{" "}
        <span aria-hidden="true">
          {seconds === undefined ? "Trying now." : `Next try in ${seconds} s.`}
        </span>
      </p>
      <Button size="compact-sm" variant="default" disabled={seconds === undefined} onClick={tryNow}>
        Try now
      </Button>
    </Group>
  );
}

/** A countdown in whole seconds. */
function useSeconds(moment: number | undefined): number | undefined {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (moment === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === undefined ? undefined : Math.max(1, Math.ceil((moment - now) / 1_000));
}
