import { Button } from "@mantine/core";
import { openView } from "../research-view.ts";

/** Waits while something is saved, which leads on by itself. */
export const Back = ({ busy }: { busy: boolean }) => (
  <Button
    size="compact-sm"
    variant="default"
    disabled={busy}
    onClick={() => openView({ at: "home" })}
  >
    Back
  </Button>
);
