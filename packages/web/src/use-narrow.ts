import { useMediaQuery } from "@mantine/hooks";

const useAtMost = (width: string): boolean =>
  useMediaQuery(`(max-width: ${width})`, undefined, { getInitialValueInEffect: false }) ?? false;

/** Whether the screen has room for only one column. */
export const useNarrow = (): boolean => useAtMost("62em");

/** Whether the sections are at the bottom, because the screen is as narrow as a phone. */
export const usePhone = (): boolean => useAtMost("40em");
