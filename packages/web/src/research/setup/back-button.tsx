import { Button } from "@mantine/core";
import { openView } from "../research-view.ts";

/** Disabled while something is being saved. */
export const BackButton = ({ busy }: { busy: boolean }) => (
  <Button
    size="compact-sm"
    variant="default"
    disabled={busy}
    onClick={() => openView({ at: "home" })}
  >
    Back
  </Button>
);
