import { Alert, Button } from "@mantine/core";
import { time } from "../format/format.ts";
import { localizeMoments } from "../format/localize-moments.ts";
import { intoSight } from "./into-sight.ts";

interface Props {
  error: Error;
  retry?: () => void;
  /** When what is still shown was read; absent if nothing is. */
  readAt?: string | undefined;
}

/** An error in the API's own words, with times of this place, and a retry button. */
export function Problem({ error, retry, readAt }: Props) {
  return (
    <Alert
      color="gray"
      variant="outline"
      role="alert"
      className="notice problem"
      data-tone="breach"
      ref={intoSight}
    >
      <p>
        {localizeMoments(error.message)}
        {readAt !== undefined && ` What is shown was read at ${time(readAt)}.`}
      </p>
      {retry && (
        <Button size="compact-sm" variant="default" onClick={retry}>
          Try again
        </Button>
      )}
    </Alert>
  );
}
