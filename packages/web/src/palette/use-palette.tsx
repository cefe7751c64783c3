import type { HouseholdCard } from "@advisor/protocol/household";
import { useHotkeys } from "@mantine/hooks";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { loadPalette } from "./search-button.tsx";
import { typedAhead } from "./typed-ahead.ts";

const Palette = lazy(loadPalette);

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
  const [typed] = useState(() => typedAhead(() => close()));
  const open = () => {
    opens();
    if (!opened) typed.begin();
    setOpened(true);
  };
  const close = () => {
    typed.end();
    setOpened(false);
  };
  useHotkeys([["mod+K", open]], []);
  useLoadAhead();
  const palette = opened && (
    <Suspense>
      <Palette {...{ api, households, typed, close, help }} />
    </Suspense>
  );
  return { open, palette };
}

/** Loads on the first key of Ctrl K. */
function useLoadAhead(): void {
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === "Control" || key === "Meta") void loadPalette();
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, []);
}
