import type { HouseholdCard } from "@advisor/protocol/household";
import { useHotkeys } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import { useAmountsSwitch } from "../amounts/amounts-switch.tsx";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { KeysDialog } from "../keyboard/keys-dialog.tsx";
import { isDesk, type Place } from "../navigation/place.ts";
import { usePalette } from "../palette/use-palette.tsx";
import { useNarrow, usePhone } from "../use-narrow.ts";
import type { InSight } from "./banner.tsx";
import { HeadSlot } from "./head-slot.ts";
import { PhoneBar } from "./phone-bar.tsx";
import { PhoneTop } from "./phone-top.tsx";
import { TopBar } from "./top-bar.tsx";

interface Props {
  api: Pick<AdvisorApi, "searchConversations">;
  place: Place;
  households: readonly HouseholdCard[];
  /** What the bar says of the data on the screen. */
  inSight: InSight;
  /** Called when all household names are about to be needed. */
  search(): void;
  /** Opens and closes the lists where they are not beside the page. */
  lists: { opened: boolean; turn(): void };
  advisor: string;
  signOut(): void;
  children: ReactNode;
}

/** The bars around every page: one above it, and one below it on a phone. */
export function Frame({ children, ...props }: Props) {
  const { api, place, households, inSight, search, lists, advisor, signOut } = props;
  const phone = usePhone();
  const narrow = useNarrow();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [helped, setHelped] = useState(false);
  const help = () => setHelped(true);
  const { turn } = useAmountsSwitch();
  useHotkeys([
    ["?", help],
    ["shift+?", help],
    ["shift+H", turn],
  ]);
  const more = { advisor, help, signOut };
  const { open, palette } = usePalette({ api, households, help, opens: search });
  return (
    <>
      {phone ? (
        <PhoneTop {...{ place, inSight }} slot={setSlot} />
      ) : (
        <TopBar
          {...{ place, more }}
          search={open}
          households={inSight.households}
          lists={narrow && isDesk(place) ? lists : undefined}
        />
      )}
      <HeadSlot value={phone ? slot : null}>{children}</HeadSlot>
      {phone && place.conversation === null && (
        <PhoneBar {...{ place, lists, more }} search={open} />
      )}
      {palette}
      <KeysDialog opened={helped} close={() => setHelped(false)} />
    </>
  );
}
