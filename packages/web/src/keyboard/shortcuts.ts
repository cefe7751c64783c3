import { useHotkeys } from "@mantine/hooks";
import { useEffect, useRef } from "react";
import { focusComposer } from "../chat/composer/focus-composer.ts";
import { currentPlace, homePlace, navigateTo, type Place } from "../navigation/place.ts";
import { copyRows } from "../rows/copy-rows.ts";
import { focusNextRegion } from "./focus-region.ts";

const nobody: Place = { household: null, conversation: null };

/** The destinations of G followed by another letter. */
const sections: readonly (readonly [key: string, to: () => Place])[] = [
  ["H", () => homePlace],
  ["A", () => ({ household: currentPlace().household, conversation: currentPlace().conversation })],
  ["R", () => ({ ...nobody, research: "home" })],
  ["T", () => ({ ...nobody, page: "trading" })],
  ["S", () => ({ ...nobody, page: "spend" })],
];

const pairMs = 1_500;

/** The keys of the whole page. Single letters are ignored in text fields. */
export function useShortcuts(): void {
  const led = useRef(0);
  useHotkeys([
    [
      "G",
      () => {
        led.current = Date.now();
      },
    ],
    ...sections.map(([key, to]): [string, () => void] => [
      key,
      () => {
        if (Date.now() - led.current < pairMs) navigateTo(to());
        led.current = 0;
      },
    ]),
    ["N", () => navigateTo({ household: currentPlace().household, conversation: null })],
    ["C", focusComposer],
    ["/", () => focusFirst("[data-page-search]")],
    ["J", () => isAnywhere() && focusFirst(".worklist tbody th a")],
  ]);
  useHotkeys(
    [
      ["F6", () => focusNextRegion(1)],
      ["shift+F6", () => focusNextRegion(-1)],
    ],
    [],
  );
  useEffect(() => {
    document.addEventListener("copy", copyRows);
    return () => document.removeEventListener("copy", copyRows);
  }, []);
}

const focusFirst = (which: string): void => document.querySelector<HTMLElement>(which)?.focus();

/** Whether nothing on the page has the focus. */
const isAnywhere = (): boolean =>
  document.activeElement === document.body || document.activeElement?.id === "main";
