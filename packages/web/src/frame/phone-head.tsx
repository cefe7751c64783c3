import { type ReactNode, use } from "react";
import { createPortal } from "react-dom";
import { HeadSlot } from "./head-slot.ts";

/** The head of what is open, in the bar at the top of a phone, beside the way back. */
export function PhoneHead({ children }: { children: ReactNode }) {
  const slot = use(HeadSlot);
  return slot && createPortal(children, slot);
}
