import { Menu, UnstyledButton } from "@mantine/core";
import { useColorMode } from "../color-mode.tsx";
import { Icon } from "../icon/icon.tsx";
import type { Place } from "../navigation/place.ts";
import { PlaceLink } from "../navigation/place-link.tsx";
import { AmountsItem } from "./head-menu.tsx";
import { furtherSections } from "./sections.ts";

export interface More {
  advisor: string;
  help(): void;
  signOut(): void;
}

/** The further sections, and what is set once in a while. */
export function MoreMenu({ place, advisor, help, signOut }: More & { place: Place }) {
  const { label, turn } = useColorMode();
  const sections = furtherSections(place);
  return (
    <Menu position="top-end" withinPortal={false}>
      <Menu.Target>
        <UnstyledButton aria-current={sections.some(({ open }) => open) ? "true" : undefined}>
          <Icon of="more" />
          More
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {sections.map(({ name, icon, to, open }) => (
          <Menu.Item
            key={name}
            component={PlaceLink}
            to={to}
            aria-current={open ? "page" : undefined}
            leftSection={<Icon of={icon} />}
          >
            {name}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <AmountsItem />
        <Menu.Item onClick={turn}>{label}</Menu.Item>
        <Menu.Item onClick={help}>Keys and formats</Menu.Item>
        <Menu.Divider />
        <Menu.Label>{advisor}</Menu.Label>
        <Menu.Item onClick={signOut}>Sign out</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
