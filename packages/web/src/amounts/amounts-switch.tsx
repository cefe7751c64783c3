import { ActionIcon } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { setAmountsHidden, useAmountsHidden } from "./hidden-amounts.ts";

/** Hides all amounts, for screen sharing; percents stay visible. */
export function AmountsSwitch() {
  const hidden = useAmountsHidden();
  useHotkeys([["shift+H", () => setAmountsHidden(!hidden)]]);
  const label = hidden ? "Show amounts" : "Hide amounts";
  return (
    <ActionIcon
      variant={hidden ? "light" : "subtle"}
      color={hidden ? "blue" : "gray"}
      aria-label={label}
      title={`${label} (Shift H)`}
      onClick={() => setAmountsHidden(!hidden)}
    >
      <svg
        viewBox="0 0 16 16"
        width="16"
        height="16"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d="M1.500 8S4 3.500 8 3.500 14.500 8 14.500 8 12 12.500 8 12.500 1.500 8 1.500 8Z" />
        <circle cx="8" cy="8" r="2" />
        {hidden && <path d="M2.500 13.500l11-11" />}
      </svg>
    </ActionIcon>
  );
}
