/** What keys do, for the list of them. Single letters work only while nothing is being written. */
export const keys: readonly (readonly [key: string, does: string])[] = [
  ["Ctrl K", "Search or jump to a household, a conversation or an action"],
  ["Enter", "Send the question; Shift Enter begins a line"],
  ["G H", "Home; G R goes to research, G S to spend"],
  ["N", "New conversation about the household"],
  ["C", "To the question"],
  ["/", "Filter the worklist"],
  ["J K", "Next and previous household of the worklist; Enter opens it"],
  ["Esc", "Close what is open on top; only then stop the answer"],
  ["↑ ↓", "Move in the list of households"],
  ["[ ]", "Previous and next source"],
  ["← →", "Close and open the lots of a holding"],
  ["1 to 7", "Tab of the household, while the focus is in the panel"],
  ["P", "Print the meeting brief"],
  ["Shift H", "Hide amounts while you share the screen, or show them again"],
  ["?", "This list"],
];
