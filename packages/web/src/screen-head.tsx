import { ActionIcon, type ActionIconProps, Menu } from "@mantine/core";
import { type Ref, use, useEffect, useState } from "react";
import { date } from "./format/figures.ts";
import { HeadMenu } from "./frame/head-menu.tsx";
import { HeadSlot } from "./frame/head-slot.ts";
import { PhoneHead } from "./frame/phone-head.tsx";
import { Icon } from "./icon/icon.tsx";
import { PlaceLink } from "./navigation/place-link.tsx";

interface Props {
  household_id: string | null;
  /** The household's name; undefined without a household, and until it is known. */
  name: string | undefined;
  title: string;
  simulated: boolean;
  narrow: boolean;
  /** Whether the panel is open. */
  beside: boolean;
  turnPanel(): void;
  panelButton: Ref<HTMLButtonElement>;
  save: (() => void) | undefined;
}

/** Whose conversation it is, above it; on a phone in the one bar at the top. */
export const ScreenHead = (props: Props) =>
  use(HeadSlot) === null ? <HeadInPlace {...props} /> : <HeadInBar {...props} />;

function HeadInPlace({ household_id, name, title, narrow, beside, save, ...props }: Props) {
  return (
    <header className="bar">
      <div className="whose">
        <p className="name">
          <Name name={name} to={narrow ? household_id : null} />
        </p>
        <h1>{title}</h1>
        <Printed />
      </div>
      {save && (
        <HeadButton label="Markdown" title="Save as Markdown" onClick={save}>
          <Icon of="save" />
        </HeadButton>
      )}
      <PanelButton ref={props.panelButton} beside={beside} turn={props.turnPanel} of="panel" />
    </header>
  );
}

const HeadInBar = ({ name, title, simulated, beside, save, ...props }: Props) => (
  <PhoneHead>
    <div className="whose">
      <p className="name">{name ?? "No household"}</p>
      <div className="under">
        {simulated && <span className="simulated-tag">Simulated</span>}
        <h1>{title}</h1>
      </div>
      <Printed />
    </div>
    <PanelButton ref={props.panelButton} beside={beside} turn={props.turnPanel} of="page" />
    <HeadMenu label="More about this conversation">
      {save && <Menu.Item onClick={save}>Save as Markdown</Menu.Item>}
    </HeadMenu>
  </PhoneHead>
);

interface PanelButtonProps {
  ref: Ref<HTMLButtonElement>;
  beside: boolean;
  turn(): void;
  of: "panel" | "page";
}

const PanelButton = ({ ref, beside, turn, of }: PanelButtonProps) => (
  <HeadButton
    ref={ref}
    label="Panel"
    title={beside ? "Close the panel" : "Open the panel"}
    aria-expanded={beside}
    onClick={turn}
  >
    <Icon of={of} />
  </HeadButton>
);

interface HeadButtonProps extends ActionIconProps {
  label: string;
  title: string;
  "aria-expanded"?: boolean;
  ref?: Ref<HTMLButtonElement>;
  onClick(): void;
}

const HeadButton = ({ label, ...props }: HeadButtonProps) => (
  <ActionIcon size="lg" variant="subtle" color="gray" aria-label={label} {...props} />
);

/** The household's name; on narrow screens it leads back from a conversation to the household. */
const Name = ({ name, to }: { name: string | undefined; to: string | null }) =>
  name === undefined || to === null ? (
    (name ?? "No household")
  ) : (
    <PlaceLink to={{ household: to, conversation: null }}>{name}</PlaceLink>
  );

/** A printed page states its date. */
function Printed() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const print = () => setNow(new Date());
    window.addEventListener("beforeprint", print);
    return () => window.removeEventListener("beforeprint", print);
  }, []);
  return <p className="printed">Printed {date(now.toISOString())}</p>;
}
