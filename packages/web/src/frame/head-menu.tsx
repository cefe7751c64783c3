import { ActionIcon, Menu } from "@mantine/core";
import type { ReactNode } from "react";
import { useAmountsSwitch } from "../amounts/amounts-switch.tsx";

interface Props {
  label: string;
  children?: ReactNode;
}

/** What a head on a phone has no room for. */
export const HeadMenu = ({ label, children }: Props) => (
  <Menu position="bottom-end" withinPortal={false}>
    <Menu.Target>
      <ActionIcon size="lg" variant="subtle" color="gray" aria-label={label}>
        ⋯
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      {children}
      <AmountsItem />
    </Menu.Dropdown>
  </Menu>
);

export function AmountsItem() {
  const { label, turn } = useAmountsSwitch();
  return <Menu.Item onClick={turn}>{label}</Menu.Item>;
}
