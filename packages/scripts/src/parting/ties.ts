/** What people put between two things that they ask. */
export const ties = [
  ...[", ", " and ", ". ", "? ", "; ", " plus ", ", and ", " and also ", " also ", " - "],
  ...[", also ", ", plus ", " then ", ", then ", "\n", ": ", " & ", ". Also, ", "? And "],
];
