import type { AnchorHTMLAttributes } from "react";
import { navigateTo, type Place, urlQueryOf } from "./place.ts";

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: Place;
}

/** A link within the page, which navigates without a reload. */
export const PlaceLink = ({ to, children, ...props }: Props) => (
  <a
    {...props}
    href={urlQueryOf(to)}
    onClick={(event) => {
      props.onClick?.(event);
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      navigateTo(to);
    }}
  >
    {children}
  </a>
);
