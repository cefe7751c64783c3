import { Agenda } from "../agenda.tsx";
import type { ViewProps } from "../view-props.ts";

export const Draw = ({ households, household, api, reload }: ViewProps<"agenda">) => (
  <Agenda households={households} household={household} api={api} changed={reload} />
);
