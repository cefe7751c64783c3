/** The day of the statements, and the day after it, on which the questions are asked. */
export const statement = "2026-11-20";
export const today = "2026-11-21";
