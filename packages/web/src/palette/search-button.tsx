import type { HouseholdCard } from "@advisor/protocol/household";
import { Kbd, Modal, UnstyledButton } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { lazy, Suspense, useEffect, useState } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { keys } from "./keys.ts";

// Loaded when it is first opened.
const load = () => import("./palette.tsx");
const Palette = lazy(load);

interface Props {
  api: Pick<AdvisorApi, "searchConversations">;
  households: readonly HouseholdCard[];
  /** Its households are about to be needed. */
  opens(): void;
}

/** The way to everything, by mouse or by Ctrl K, and the list of keys. */
export function SearchButton({ api, households, opens }: Props) {
  const [opened, setOpened] = useState(false);
  const open = () => {
    opens();
    setOpened(true);
  };
  const [helped, setHelped] = useState(false);
  useHotkeys([["mod+K", open]], []);
  useLoadAhead();
  useHotkeys([
    ["?", () => setHelped(true)],
    ["shift+?", () => setHelped(true)],
  ]);
  return (
    <>
      <UnstyledButton className="search-button" onPointerEnter={load} onClick={open}>
        <span className="grow">Search or jump to</span> <Kbd size="xs">Ctrl K</Kbd>
      </UnstyledButton>
      {opened && (
        <Suspense>
          <Palette
            api={api}
            households={households}
            close={() => setOpened(false)}
            help={() => setHelped(true)}
          />
        </Suspense>
      )}
      <Modal opened={helped} onClose={() => setHelped(false)} title="Keyboard shortcuts">
        <dl className="fields">
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <Kbd>{key}</Kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Modal>
    </>
  );
}

/** From the first key of Ctrl K on, so that no letter is typed before the palette is there. */
function useLoadAhead(): void {
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === "Control" || key === "Meta") void load();
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, []);
}
