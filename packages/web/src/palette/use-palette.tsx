import type { HouseholdCard } from "@advisor/protocol/household";
import { useHotkeys } from "@mantine/hooks";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { AwaitedPart } from "../on-use/awaited.tsx";
import { onUse } from "../on-use/on-use.ts";
import { loadPalette, loadPaletteAhead } from "./search-button.tsx";
import { typedAhead } from "./typed-ahead.ts";

const Palette = onUse(loadPalette);

const waits = "The search opens as soon as the service answers. Esc closes it.";

interface Options {
  api: Pick<AdvisorApi, "searchConversations">;
  households: readonly HouseholdCard[];
  /** Called when its households are about to be needed. */
  opens(): void;
  /** Shows the list of keys. */
  help(): void;
}

/** The command palette, which opens with Ctrl K on every page. */
export function usePalette({ api, households, opens, help }: Options): {
  open(): void;
  palette: ReactNode;
} {
  const [opened, setOpened] = useState(false);
  const from = useRef<Element>(null);
  const [typed] = useState(() => typedAhead(() => close()));
  const open = () => {
    opens();
    if (!opened) {
      from.current = document.activeElement;
      typed.begin();
    }
    setOpened(true);
  };
  const close = () => {
    typed.end();
    setOpened(false);
    focusBack(from.current);
  };
  useHotkeys([["mod+K", open]], []);
  useLoadAhead();
  const palette = opened && (
    <Suspense fallback={<AwaitedPart>{waits}</AwaitedPart>}>
      <Palette {...{ api, households, typed, close, help }} />
    </Suspense>
  );
  return { open, palette };
}

/** Once the palette is gone, and unless its action moved the focus. */
const focusBack = (before: Element | null): void =>
  void setTimeout(() => {
    if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
  });

/** Loads on the first key of Ctrl K. */
function useLoadAhead(): void {
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === "Control" || key === "Meta") loadPaletteAhead();
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, []);
}
