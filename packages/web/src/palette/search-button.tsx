import type { HouseholdCard } from "@advisor/protocol/household";
import { Kbd, UnstyledButton } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { lazy, Suspense, useEffect, useState } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { Icon } from "../icon/icon.tsx";
import { typedAhead } from "./typed-ahead.ts";

// Loaded on first use.
const load = () => import("./palette.tsx");
const Palette = lazy(load);

interface Props {
  api: Pick<AdvisorApi, "searchConversations">;
  households: readonly HouseholdCard[];
  /** Called when its households are about to be needed. */
  opens(): void;
  /** Shows the list of keys. */
  help(): void;
}

/** Opens the command palette, by mouse or Ctrl K. */
export function SearchButton({ api, households, opens, help }: Props) {
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
  return (
    <>
      <UnstyledButton className="search-button" onPointerEnter={load} onClick={open}>
        <Icon of="search" />
        <span className="grow">
          Search<span className="where"> or jump to</span>
        </span>{" "}
        <Kbd size="xs">Ctrl K</Kbd>
      </UnstyledButton>
      {opened && (
        <Suspense>
          <Palette {...{ api, households, typed, close, help }} />
        </Suspense>
      )}
    </>
  );
}

/** Loads on the first key of Ctrl K. */
function useLoadAhead(): void {
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === "Control" || key === "Meta") void load();
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, []);
}
