import { Kbd, UnstyledButton } from "@mantine/core";
import { Icon } from "../icon/icon.tsx";

/** Loads the palette, which is done on first use. */
export const loadPalette = () => import("./palette.tsx");

/** Only saves time, so that a failure does not matter. */
export const loadPaletteAhead = (): void => void loadPalette().catch(() => {});

interface Props {
  open(): void;
  /** Whether it has room for words about what it does. */
  inWords: boolean;
}

/** Opens the command palette by mouse or touch. */
export const SearchButton = ({ open, inWords }: Props) => (
  <UnstyledButton className="search-button" onPointerEnter={loadPaletteAhead} onClick={open}>
    <Icon of="search" />
    {inWords ? (
      <>
        <span className="grow">Search or jump to</span> <Kbd size="xs">Ctrl K</Kbd>
      </>
    ) : (
      "Search"
    )}
  </UnstyledButton>
);
