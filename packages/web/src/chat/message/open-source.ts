import { createContext } from "react";

/** Opens the source of an answer that has this number in its list. */
export const OpenSource = createContext<(number: number) => void>(() => {});
