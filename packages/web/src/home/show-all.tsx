import { Button } from "@mantine/core";

interface Props {
  all: boolean;
  setAll(all: boolean): void;
  /** Items that are listed before somebody asks for all of them. */
  most: number;
  count: number;
  /** What is listed. */
  of: string;
}

/** The way from the first items of a list to all of them, and back. */
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
