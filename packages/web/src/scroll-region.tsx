import type { ComponentProps } from "react";

interface Props extends Omit<ComponentProps<"section">, "tabIndex"> {
  as?: "main" | "section";
}

/** A part of the page that scrolls by itself, and so must be reached from the keyboard. */
export const ScrollRegion = ({ as: Element = "section", ...props }: Props) => (
  <Element {...props} tabIndex={0} />
);
