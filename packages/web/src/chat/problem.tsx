import { Alert, Button } from "@mantine/core";
import { intoSight } from "./into-sight.ts";

/** An error in the API's own words, with a retry button. */
export function Problem({ error, retry }: { error: Error; retry?: () => void }) {
  return (
    <Alert
      color="gray"
      variant="outline"
      role="alert"
      className="notice problem"
      data-tone="breach"
      ref={intoSight}
    >
      <p>{error.message}</p>
      {retry && (
        <Button size="compact-sm" variant="default" onClick={retry}>
          Try again
        </Button>
      )}
    </Alert>
  );
}
