import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";

interface Props {
  /** The accessible name. */
  label: string;
  opened: boolean;
  close(): void;
  position: "left" | "right";
  children: ReactNode;
}

/** Content next to the page on wide screens, and over it on narrow ones. */
export const Sheet = ({ label, opened, close, position, children }: Props) => (
  <Drawer.Root opened={opened} onClose={close} position={position}>
    <Drawer.Overlay />
    <Drawer.Content data-scrolls aria-label={label}>
      <Drawer.Body>{children}</Drawer.Body>
    </Drawer.Content>
  </Drawer.Root>
);
