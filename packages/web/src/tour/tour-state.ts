import { useSyncExternalStore } from "react";

const kept = "advisor-copilot.tour";
const changed = new EventTarget();

interface Tour {
  /** Undefined before the first step and after the last one. */
  step: number | undefined;
  /** Whether it was started on request, in which case it takes the focus. */
  wanted: boolean;
}

let tour: Tour | undefined;

/** Shown to everyone who has not dismissed it on this device. */
const now = (): Tour => {
  tour ??= { step: localStorage.getItem(kept) === null ? 0 : undefined, wanted: false };
  return tour;
};

function set(next: Tour): void {
  tour = next;
  changed.dispatchEvent(new Event("change"));
}

export const startTour = (): void => set({ step: 0, wanted: true });

export const goToStep = (step: number): void => set({ ...now(), step });

export function endTour(): void {
  localStorage.setItem(kept, "done");
  set({ step: undefined, wanted: false });
}

export const useTour = (): Tour => useSyncExternalStore(subscribe, now);

function subscribe(listener: () => void): () => void {
  changed.addEventListener("change", listener);
  return () => changed.removeEventListener("change", listener);
}
