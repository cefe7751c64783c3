import type { RoutedPart } from "../route/routed.ts";
import { listed } from "./format.ts";

/** What is held together is no one person's, and its owner may have been meant by it too. */
export const notCounted = ({ shared = [] }: Pick<RoutedPart, "shared">): string =>
  shared.length === 0
    ? ""
    : `${listed(shared)}, which ${shared.length === 1 ? "is" : "are"} shared, ${shared.length === 1 ? "is" : "are"} not counted.`;
