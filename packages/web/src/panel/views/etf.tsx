import { fundIn } from "../../chat/message/message.ts";
import { Etf } from "../etf.tsx";
import type { ViewProps } from "../view-props.ts";

export const Draw = ({ view, messages }: ViewProps<"etf">) => {
  const { ticker } = view.view_state;
  return <Etf ticker={ticker} fund={fundIn(messages, ticker)} />;
};
