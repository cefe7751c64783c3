import "./tour.css";
import { Button, CloseButton } from "@mantine/core";
import { useEffect, useRef } from "react";
import { steps } from "./steps.ts";
import { endTour, goToStep, useTour } from "./tour-state.ts";

/** A tour in three steps above the worklist; it covers nothing and blocks nothing. */
export default function Tour() {
  const { step: at, wanted } = useTour();
  const step = at === undefined ? undefined : steps[at];
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = step !== undefined;
  useEffect(() => {
    if (wanted && isShown) heading.current?.focus();
  }, [wanted, isShown]);
  useMark(at);
  if (step === undefined || at === undefined) return null;
  const last = at === steps.length - 1;
  return (
    <aside
      className="tour"
      aria-label="Tour"
      onKeyDown={({ key }) => {
        if (key === "Escape") endTour();
      }}
    >
      <div className="grow" aria-live="polite" aria-atomic="true">
        <h2 ref={heading} tabIndex={-1}>
          <span className="quiet">
            {at + 1} of {steps.length}
          </span>{" "}
          {step.title}
        </h2>
        <p>{step.text}</p>
      </div>
      <div className="tour-ways">
        {at > 0 && (
          <Button size="compact-sm" variant="default" onClick={() => goToStep(at - 1)}>
            Back
          </Button>
        )}
        <Button size="compact-sm" onClick={last ? endTour : () => goToStep(at + 1)}>
          {last ? "Done" : "Next"}
        </Button>
        <CloseButton aria-label="Skip the tour" onClick={endTour} />
      </div>
    </aside>
  );
}

/** Marks the page with the current step, to outline its element. */
function useMark(at: number | undefined): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (at !== undefined) dataset.tour = String(at);
    return () => {
      delete dataset.tour;
    };
  }, [at]);
}
