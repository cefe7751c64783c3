import { useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { IconButton } from "./icon/icon-button.tsx";

/** Light or dark, as the advisor likes it; the system's own choice until then. */
export function useColorMode() {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme("light") === "dark";
  return {
    dark,
    label: dark ? "Light mode" : "Dark mode",
    turn: () => setColorScheme(dark ? "light" : "dark"),
  };
}

export function ColorMode() {
  const { dark, label, turn } = useColorMode();
  return (
    <IconButton label={label} onClick={turn}>
      {dark ? (
        <>
          <circle cx="8" cy="8" r="3" />
          <path d="M8 1v2M8 13v2M1 8h2M13 8h2M3 3l1.5 1.5M11.500 11.500 13 13M3 13l1.500-1.500M11.500 4.500 13 3" />
        </>
      ) : (
        <path d="M13 9.500A5.500 5.500 0 0 1 6.500 3 5.500 5.500 0 1 0 13 9.500Z" />
      )}
    </IconButton>
  );
}
