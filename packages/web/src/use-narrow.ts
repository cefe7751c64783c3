import { useMediaQuery } from "@mantine/hooks";

/** Whether the screen has room for only one column. */
export const useNarrow = (): boolean =>
  useMediaQuery("(max-width: 62em)", undefined, { getInitialValueInEffect: false }) ?? false;
