import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";

interface Props {
  /** What it is, read aloud. */
  label: string;
  opened: boolean;
  close(): void;
  position: "left" | "right";
  children: ReactNode;
}

/** What stands beside the page where there is room lies over it where there is none. */
export const Sheet = ({ label, opened, close, position, children }: Props) => (
  <Drawer.Root opened={opened} onClose={close} position={position}>
    <Drawer.Overlay />
    <Drawer.Content data-scrolls aria-label={label}>
      <Drawer.Body>{children}</Drawer.Body>
    </Drawer.Content>
  </Drawer.Root>
);
