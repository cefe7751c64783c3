import { type Place, placeOf, searchOf } from "./navigation/place.ts";

interface Props {
  place: Place;
  go(place: Place): void;
}

/** The sections of the page. They are links: a section opens in another tab too. */
export function Sections({ place, go }: Props) {
  const { household, conversation, research } = place;
  const to = { household, conversation };
  return (
    <nav className="sections" aria-label="Sections">
      <Section name="Conversations" to={to} open={research === undefined} go={go} />
      <Section
        name="Research"
        to={{ ...to, research: "home" }}
        open={research !== undefined}
        go={go}
      />
    </nav>
  );
}

interface SectionProps {
  name: string;
  to: Place;
  open: boolean;
  go(place: Place): void;
}

const Section = ({ name, to, open, go }: SectionProps) => (
  <a
    href={searchOf(to)}
    aria-current={open ? "page" : undefined}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      go(placeOf(new URL(event.currentTarget.href).search));
    }}
  >
    {name}
  </a>
);
