import { PlaceLink } from "./place-link.tsx";

interface Props {
  household_id: string;
  /** The page of the household that comes first from here. */
  page: "brief" | "proposal";
}

/** Buttons to a household's desk, and to one of its pages. */
export function DeskLinks({ household_id, page }: Props) {
  const desk = { household: household_id, conversation: null };
  return (
    <>
      <PlaceLink className="button" to={desk}>
        Open desk
      </PlaceLink>
      <PlaceLink className="button primary" to={{ ...desk, page }}>
        Open {page}
      </PlaceLink>
    </>
  );
}
