import type { AnchorHTMLAttributes } from "react";
import { goTo, type Place, searchOf } from "./place.ts";

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: Place;
}

/** A link within the page: it opens in another tab too, and here without loading the page again. */
export const PlaceLink = ({ to, children, ...props }: Props) => (
  <a
    {...props}
    href={searchOf(to)}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      goTo(to);
    }}
  >
    {children}
  </a>
);
