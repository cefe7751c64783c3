/** Drawings of 16 by 16 in strokes of the text's color. */
const paths = {
  again: "M12.800 6A5.200 5.200 0 1 0 13.200 9M13 2.500V6H9.500",
  back: "m10 3.500-4.500 4.500L10 12.500",
  calendar: "M2.500 3.500h11v10h-11zM2.500 6.500h11M5.500 2v3M10.500 2v3",
  chats: "M2.500 3.500h11v7.500h-6l-3 2.500v-2.500h-2z",
  copy: "M5.500 5.500h7.500v8h-7.500zM3 10.500v-8h7",
  down: "M5 9V2.500h5.800l1.900 6.500H9l.5 4-1.500.5L5 9H2.500V2.500H5",
  edit: "m3 13 .7-3L11 2.700 13.300 5 6 12.300z",
  home: "m2.500 8 5.500-5 5.500 5M4 7v6.500h8V7",
  household: "M8 8a2.600 2.600 0 1 0 0-5.200A2.600 2.600 0 0 0 8 8M3 13.500c.5-5 9.500-5 10 0",
  more: "M2.500 4.500h11M2.500 8h11M2.500 11.500h11",
  page: "M9 2H4.500a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h7a1 1 0 0 0 1-1V5.500zM9 2v3.500h3.500",
  panel: "M2.500 3h11v10h-11zM9.500 3v10",
  proof:
    "M8 1.800 13 3.500v4c0 3-2 5.200-5 6.700-3-1.500-5-3.700-5-6.700v-4zM5.700 7.800l1.700 1.700 3-3.300",
  research: "M2.500 3h11v10h-11zM2.500 6.500h11M6.500 3v10",
  save: "M8 2.500v7.500M4.800 7 8 10.200 11.200 7M3 13.200h10",
  search: "M7 2.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9M10.300 10.300l3.500 3.500",
  send: "M8 13V3M4 7l4-4 4 4",
  spend:
    "M8 2.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11M9.800 6.200c-2-1.500-4.500.3-2 1.600s.5 3.200-1.800 1.800M8 4.500v7",
  trading: "m2.500 11.500 3.500-4 2.500 2.500 5-6.500",
  up: "M5 7v6.500h5.800l1.900-6.500H9l.5-4L8 2.500 5 7H2.500v6.500H5",
} as const;

export const Icon = ({ of }: { of: keyof typeof paths }) => <Drawing of={paths[of]} />;

/** A drawing that one page alone has. */
export const Drawing = ({ of }: { of: string }) => (
  <svg
    viewBox="0 0 16 16"
    width="14"
    height="14"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinejoin="round"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d={of} />
  </svg>
);
