import { currentPlace, navigateTo } from "../navigation/place.ts";

/** The views of the research section. */
export type ResearchView =
  | { at: "home" }
  | { at: "template"; id: string | null }
  | { at: "start"; template: string | null }
  | { at: "run"; id: string }
  | { at: "diff"; before: string; after: string };

/** Parses a view from the URL; an unknown one is the section's first view. */
export function viewOf(text: string): ResearchView {
  const [at, first, second] = text.split(".");
  if (at === "template") return { at, id: first || null };
  if (at === "start") return { at, template: first || null };
  if (at === "run" && first) return { at, id: first };
  if (at === "diff" && first && second) return { at, before: first, after: second };
  return { at: "home" };
}

export function textOf(view: ResearchView): string {
  if (view.at === "home") return "home";
  if (view.at === "diff") return `diff.${view.before}.${view.after}`;
  const id = view.at === "start" ? view.template : view.id;
  return id === null ? view.at : `${view.at}.${id}`;
}

/** Opens a view; the conversation stays in the URL. */
export const openView = (view: ResearchView, how: "push" | "replace" = "push"): void =>
  navigateTo({ ...currentPlace(), research: textOf(view) }, how);
