import type { HouseholdCard } from "@advisor/protocol/household";
import { Burger, Button } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { lazy, Suspense, useState } from "react";
import { AmountsSwitch } from "./amounts/amounts-switch.tsx";
import type { AdvisorApi } from "./api/advisor-api.ts";
import { Banner, type HouseholdFreshness } from "./banner.tsx";
import { ColorMode } from "./color-mode.tsx";
import { IconButton } from "./icon/icon-button.tsx";
import { KeysDialog } from "./keyboard/keys-dialog.tsx";
import type { More } from "./more-menu.tsx";
import type { Place } from "./navigation/place.ts";
import { SearchButton } from "./palette/search-button.tsx";
import { SectionLinks } from "./section-links.tsx";
import { usePhone } from "./use-narrow.ts";

const MoreMenu = lazy(() => import("./more-menu.tsx"));

interface Props {
  api: Pick<AdvisorApi, "searchConversations">;
  place: Place;
  households: readonly HouseholdCard[];
  /** The households on the screen, for the date of their prices. */
  shown: readonly HouseholdFreshness[];
  /** Called when all household names are about to be needed. */
  search(): void;
  /** Opens and closes the lists on narrow screens. */
  lists: { opened: boolean; turn(): void } | undefined;
  advisor: string;
  signOut(): void;
}

/** The bar at the top of every page. */
export function TopBar(props: Props) {
  const { api, place, households, shown, search, lists, advisor, signOut } = props;
  const phone = usePhone();
  const [helped, setHelped] = useState(false);
  const help = () => setHelped(true);
  useHotkeys([
    ["?", help],
    ["shift+?", help],
  ]);
  return (
    <header className="top">
      {lists && (
        <Burger
          size="sm"
          opened={lists.opened}
          aria-label="Households and conversations"
          onClick={lists.turn}
        />
      )}
      <strong>Advisor Copilot</strong>
      <SectionLinks place={place} />
      <SearchButton api={api} households={households} opens={search} help={help} />
      <Banner households={shown} />
      <AmountsSwitch />
      {phone ? (
        <Suspense>
          <MoreMenu {...{ advisor, help, signOut }} />
        </Suspense>
      ) : (
        <InBar {...{ advisor, help, signOut }} />
      )}
      <KeysDialog opened={helped} close={() => setHelped(false)} />
    </header>
  );
}

const InBar = ({ advisor, help, signOut }: More) => (
  <>
    <ColorMode />
    <HelpButton help={help} />
    <span className="quiet advisor">{advisor}</span>
    <Button size="compact-xs" variant="subtle" color="gray" onClick={signOut}>
      Sign out
    </Button>
  </>
);

const HelpButton = ({ help }: { help(): void }) => (
  <IconButton
    className="help"
    label="Keyboard shortcuts"
    title="Keyboard shortcuts (?)"
    onClick={help}
  >
    <circle cx="8" cy="8" r="6.200" />
    <path d="M6.200 6.200a1.800 1.800 0 1 1 2.600 1.700c-.6.3-.8.6-.8 1.200M8 11.400v.1" />
  </IconButton>
);
