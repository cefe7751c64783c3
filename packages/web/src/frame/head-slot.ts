import { createContext } from "react";

/** The bar at the top of a phone, into which an open conversation or household puts its head. */
export const HeadSlot = createContext<HTMLElement | null>(null);
