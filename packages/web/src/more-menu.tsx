import { ActionIcon, Menu } from "@mantine/core";
import { useColorMode } from "./color-mode.tsx";

export interface More {
  advisor: string;
  help(): void;
  signOut(): void;
}

/** What the top bar has no room for on a phone. */
export default function MoreMenu({ advisor, help, signOut }: More) {
  const { label, turn } = useColorMode();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label="More">
          ⋯
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{advisor}</Menu.Label>
        <Menu.Item onClick={turn}>{label}</Menu.Item>
        <Menu.Item onClick={help}>Keys and formats</Menu.Item>
        <Menu.Item onClick={signOut}>Sign out</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
