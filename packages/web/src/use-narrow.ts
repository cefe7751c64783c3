import { useMediaQuery } from "@mantine/hooks";

/** Whether there is room for one column only. */
export const useNarrow = (): boolean =>
  useMediaQuery("(max-width: 62em)", undefined, { getInitialValueInEffect: false }) ?? false;
