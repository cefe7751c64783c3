import { ActionIcon } from "@mantine/core";
import type { ReactNode } from "react";

interface Props {
  label: string;
  /** Shown on hover; the label alone names the button. */
  title?: string | undefined;
  className?: string;
  /** True while what the button switches on is on. */
  active?: boolean;
  onClick(): void;
  /** The strokes of a drawing in a square of 16 by 16. */
  children: ReactNode;
}

/** A button of the top bar that is drawn with lines. */
export const IconButton = ({ label, title, className, active, onClick, children }: Props) => (
  <ActionIcon
    className={className}
    variant={active ? "light" : "subtle"}
    color={active ? "blue" : "gray"}
    aria-label={label}
    title={title}
    onClick={onClick}
  >
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {children}
    </svg>
  </ActionIcon>
);
