import { useSyncExternalStore } from "react";
import { maskAmounts, maskedFigure, maskedSentence } from "./mask.ts";

const kept = "advisor-copilot.amounts";
const attributes = ["title", "aria-label", "alt"] as const;
const listeners = new Set<() => void>();

/** The original text of masked text nodes, while they are masked. */
const texts = new WeakMap<Text, MaskedText>();
const names = new WeakMap<Element, Map<string, MaskedText>>();

interface MaskedText {
  original: string;
  shown: string;
}

let observer: MutationObserver | undefined;

/**
 * Masks every amount on the page while amounts are hidden, including later additions before they
 * are painted. The choice is stored on this device, for all tabs.
 */
export function watchAmounts(): void {
  if (localStorage.getItem(kept) === "hidden") hide();
  addEventListener("storage", ({ key, newValue }) => {
    if (key === kept) apply(newValue === "hidden");
  });
}

export function setAmountsHidden(hidden: boolean): void {
  if (hidden) localStorage.setItem(kept, "hidden");
  else localStorage.removeItem(kept);
  apply(hidden);
}

export const useAmountsHidden = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, amountsHidden);

export const amountsHidden = (): boolean => observer !== undefined;

function apply(hidden: boolean): void {
  if (hidden === (observer !== undefined)) return;
  if (hidden) hide();
  else show();
  for (const listener of listeners) listener();
}

function hide(): void {
  observer = new MutationObserver((changes) => {
    for (const change of changes) maskChange(change);
  });
  const options = { childList: true, characterData: true, subtree: true };
  observer.observe(document.body, { ...options, attributeFilter: [...attributes] });
  document.documentElement.dataset.amounts = "hidden";
  each(document.body, maskText, maskNames);
}

function maskChange({ type, target, addedNodes }: MutationRecord): void {
  if (type === "childList") for (const node of addedNodes) each(node, maskText, maskNames);
  else if (target instanceof Text) maskText(target);
  else if (target instanceof Element) maskNames(target);
}

function show(): void {
  observer?.disconnect();
  observer = undefined;
  delete document.documentElement.dataset.amounts;
  each(document.body, restoreText, restoreNames);
}

function each(root: Node, text: (node: Text) => void, element: (node: Element) => void): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let node: Node | null = root;
  while (node !== null) {
    if (node instanceof Text) text(node);
    else if (node instanceof Element) element(node);
    node = walker.nextNode();
  }
}

function maskText(node: Text): void {
  const original = node.data;
  if (!/\d/.test(original)) return;
  const shown = maskedText(node);
  if (shown === original) return;
  texts.set(node, { original, shown });
  node.data = shown;
}

function maskedText(node: Text): string {
  const place = node.parentElement?.closest("td, dd, time, p, li");
  const isSentence = place instanceof HTMLParagraphElement || place instanceof HTMLLIElement;
  if (isSentence) return maskedSentence(node.data, place.textContent);
  return maskedFigure(node.data, nameOf(place));
}

function restoreText(node: Text): void {
  const replaced = texts.get(node);
  if (replaced?.shown === node.data) node.data = replaced.original;
  texts.delete(node);
}

function maskNames(element: Element): void {
  for (const name of attributes) {
    const original = element.getAttribute(name);
    const shown = original === null ? original : maskAmounts(original);
    if (original === null || shown === null || shown === original) continue;
    const replaced = names.get(element) ?? new Map<string, MaskedText>();
    names.set(element, replaced.set(name, { original, shown }));
    element.setAttribute(name, shown);
  }
}

function restoreNames(element: Element): void {
  for (const [name, { original, shown }] of names.get(element) ?? []) {
    if (element.getAttribute(name) === shown) element.setAttribute(name, original);
  }
  names.delete(element);
}

/** The name of the column or field that contains a figure. */
function nameOf(place: Element | null | undefined): string {
  if (place instanceof HTMLTableCellElement) {
    const heads = place.closest("table")?.tHead?.rows[0]?.cells;
    return heads?.item(place.cellIndex)?.textContent ?? "";
  }
  return place?.matches("dd") ? (place.previousElementSibling?.textContent ?? "") : "";
}
