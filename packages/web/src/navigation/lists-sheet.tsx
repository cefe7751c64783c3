import { CloseButton } from "@mantine/core";
import { Sheet } from "../sheet.tsx";
import { usePhone } from "../use-narrow.ts";
import { Chats } from "./chats.tsx";
import { Households } from "./households.tsx";
import { Navigation, type NavigationProps } from "./navigation.tsx";

interface Props extends NavigationProps {
  drawn: boolean;
  close(): void;
}

/** The lists over the page, where they have no room beside it; a phone's come from any page. */
export function ListsSheet({ drawn, close, ...props }: Props) {
  const phone = usePhone();
  const { api, lists, household, conversation, choose, open } = props;
  const households = lists.households.value ?? [];
  return (
    <Sheet label="Households and conversations" opened={drawn} close={close} position="left">
      <CloseButton ml="auto" aria-label="Close the lists" onClick={close} />
      {phone ? (
        <>
          <Chats
            {...{ api, households }}
            chosen={conversation}
            choose={open}
            changed={lists.changed}
          />
          <Households {...{ households, choose }} chosen={household} />
        </>
      ) : (
        <Navigation {...props} />
      )}
    </Sheet>
  );
}
