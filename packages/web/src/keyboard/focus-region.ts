import { focusComposer } from "../chat/composer/focus-composer.ts";

const landmarks = "header.top, aside, main, nav.sections";
const stops = "a[href], button:not(:disabled), input, select, textarea, [tabindex='0']";

/** The last focused element of each region. */
const left = new WeakMap<Element, HTMLElement>();

/** Moves the focus to the next or previous region, to its last focused element. */
export function focusNextRegion(step: 1 | -1): void {
  if (document.querySelector("[role=dialog]") !== null) return;
  const zones = [...document.querySelectorAll<HTMLElement>(landmarks)].filter(isZone);
  const now = document.activeElement;
  const at = zones.findIndex((zone) => zone.contains(now));
  const from = zones[at];
  if (from !== undefined && now instanceof HTMLElement) left.set(from, now);
  const first = step === 1 ? 0 : zones.length - 1;
  const next = zones[at < 0 ? first : (at + step + zones.length) % zones.length];
  if (next !== undefined) enter(next);
}

const isZone = (element: HTMLElement): boolean =>
  element.parentElement?.closest(landmarks) === null && element.checkVisibility();

function enter(zone: HTMLElement): void {
  const before = left.get(zone);
  if (before?.isConnected && zone.contains(before)) before.focus();
  else if (zone.querySelector(".composer") !== null) focusComposer();
  else (firstStop(zone) ?? zone).focus();
}

const firstStop = (zone: HTMLElement): HTMLElement | undefined =>
  [...zone.querySelectorAll<HTMLElement>(stops)].find(
    (one) => one.tabIndex === 0 && one.checkVisibility(),
  );
