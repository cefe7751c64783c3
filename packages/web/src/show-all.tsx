import { Button } from "@mantine/core";

interface Props {
  all: boolean;
  setAll(all: boolean): void;
  /** The number of items listed until all are requested. */
  most: number;
  count: number;
  /** The noun for the items. */
  of: string;
}

/** Switches between the first items of a list and all of them. */
export const ShowAll = ({ all, setAll, most, count, of }: Props) =>
  count > most && (
    <Button
      className="show-all"
      size="compact-xs"
      variant="subtle"
      aria-expanded={all}
      onClick={() => setAll(!all)}
    >
      {all ? `First ${most} ${of}` : `All ${count} ${of}`}
    </Button>
  );
