import { createContext } from "react";
import type { Source } from "./message.ts";

/** Opens the answer's source with this number. */
export const OpenSource = createContext<(number: number) => void>(() => {});

/** The sources of an answer, in order of their numbers. */
export const CitedSources = createContext<readonly Source[]>([]);
