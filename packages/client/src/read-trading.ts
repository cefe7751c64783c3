import { TradingItem } from "@advisor/protocol/trading/item";
import { EventSourceParserStream } from "eventsource-parser/stream";

/** Reads the trading door's stream to its end, however its bytes are split; what it does not know is skipped. */
export async function* readTrading(body: ReadableStream<Uint8Array>): AsyncGenerator<TradingItem> {
  const text = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>);
  for await (const { data } of text.pipeThrough(new EventSourceParserStream())) {
    const { data: item } = TradingItem.safeParse(JSON.parse(data));
    if (item !== undefined) yield item;
  }
}
