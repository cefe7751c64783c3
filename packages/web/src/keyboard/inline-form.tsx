import { Button } from "@mantine/core";
import type { KeyboardEvent, ReactNode } from "react";

interface InlineFormProps {
  className?: string;
  children: ReactNode;
  submit(): void;
  back(): void;
}

/** A form that takes the place of a button until it is sent or closed. */
export const InlineForm = ({ className, children, submit, back }: InlineFormProps) => (
  <form
    className={className}
    {...inlineForm(back)}
    onSubmit={(event) => {
      event.preventDefault();
      submit();
    }}
  >
    {children}
  </form>
);

export const BackButton = ({ back }: Pick<InlineFormProps, "back">) => (
  <Button size="xs" variant="default" onClick={back}>
    Back
  </Button>
);

/** The props of a form that takes the place of a button: it has the focus, and Escape closes it. */
export const inlineForm = (close: () => void) => ({
  ref: holdFocus,
  "data-inline-form": true,
  onKeyDown({ key, nativeEvent }: KeyboardEvent) {
    // A list that is open in it closes first.
    const listed = document.querySelector("[role='listbox']") !== null;
    if (key === "Escape" && !nativeEvent.isComposing && !listed) close();
  },
});

/** Whether the focus is in a form that Escape closes. */
export const inInlineForm = (): boolean =>
  document.activeElement?.closest("[data-inline-form]") != null;

/** The focus is in the first field, and goes to what takes the form's place when it closes. */
function holdFocus(form: HTMLFormElement | null): (() => void) | undefined {
  if (form === null) return undefined;
  const places = placesOf(form);
  form.querySelector<HTMLElement>("input, textarea, select")?.focus();
  return () => {
    if (!form.contains(document.activeElement)) return;
    queueMicrotask(() => {
      if (document.activeElement === document.body) instead(places)?.focus({ preventScroll: true });
    });
  };
}

interface Place {
  around: Element;
  /** The position of what the form is in. */
  at: number;
}

function placesOf(form: Element): Place[] {
  const around = form.parentElement;
  if (around === null) return [];
  return [{ around, at: [...around.children].indexOf(form) }, ...placesOf(around)];
}

/** What surrounded the form if it can have the focus, or the button that stands there now. */
function instead(places: readonly Place[]): HTMLElement | null | undefined {
  const place = places.find(({ around }) => around.isConnected);
  if (place === undefined) return undefined;
  const { around, at } = place;
  if (around.matches("[tabindex]")) return around as HTMLElement;
  return (
    around.children[at]?.querySelector<HTMLElement>("button") ??
    around.closest<HTMLElement>("[tabindex]")
  );
}
