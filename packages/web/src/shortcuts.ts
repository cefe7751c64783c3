import { useHotkeys } from "@mantine/hooks";
import { useRef } from "react";
import { goTo, home, type Place, placeNow } from "./navigation/place.ts";

const nobody: Place = { household: null, conversation: null };

/** Where G and one more letter lead. */
const sections: readonly (readonly [key: string, to: Place])[] = [
  ["H", home],
  ["R", { ...nobody, research: "home" }],
  ["S", { ...nobody, page: "spend" }],
];

const pairMs = 1_500;

/** Single letters for the whole page; they do nothing while something is being written. */
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
        if (Date.now() - led.current < pairMs) goTo(to);
        led.current = 0;
      },
    ]),
    ["N", () => goTo({ household: placeNow().household, conversation: null })],
    ["C", () => document.querySelector<HTMLElement>(".composer textarea")?.focus()],
  ]);
}
