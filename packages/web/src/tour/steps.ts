interface Step {
  title: string;
  text: string;
}

/** The steps of the tour for new advisors; `tour.css` outlines the element of each step. */
export const steps: readonly [Step, ...Step[]] = [
  {
    title: "Start with whom to attend to",
    text: "The worklist has every household with the reason it stands there, the most urgent first. The figures above it filter it.",
  },
  {
    title: "Open a household and ask",
    text: "Every figure of an answer names its source, and the panel beside it shows the same check. Nothing is written before you allow it, and nothing is ever traded.",
  },
  {
    title: "Find anything, from anywhere",
    text: "Search (Ctrl K) jumps to a household, a conversation or an action. The eye hides amounts while you share the screen. The question mark has all keys, and this tour.",
  },
];
