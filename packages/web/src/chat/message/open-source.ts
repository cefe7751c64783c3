import { createContext } from "react";
import type { Source } from "./message.ts";

/** Opens the source of an answer that has this number in its list. */
export const OpenSource = createContext<(number: number) => void>(() => {});

/** The sources of an answer, in the order of their numbers. */
export const CitedSources = createContext<readonly Source[]>([]);
