import { IconButton } from "../icon/icon-button.tsx";
import { setAmountsHidden, useAmountsHidden } from "./hidden-amounts.ts";

/** Hides all amounts, for screen sharing; percents stay visible. */
export function useAmountsSwitch() {
  const hidden = useAmountsHidden();
  return {
    hidden,
    label: hidden ? "Show amounts" : "Hide amounts",
    turn: () => setAmountsHidden(!hidden),
  };
}

export function AmountsSwitch() {
  const { hidden, label, turn } = useAmountsSwitch();
  return (
    <IconButton label={label} title={`${label} (Shift H)`} active={hidden} onClick={turn}>
      <path d="M1.500 8S4 3.500 8 3.500 14.500 8 14.500 8 12 12.500 8 12.500 1.500 8 1.500 8Z" />
      <circle cx="8" cy="8" r="2" />
      {hidden && <path d="M2.500 13.500l11-11" />}
    </IconButton>
  );
}
