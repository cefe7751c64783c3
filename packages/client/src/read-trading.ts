import { TradingItem } from "@advisor/protocol/trading/item";
import { EventSourceParserStream } from "eventsource-parser/stream";

/** Reads a trading stream to its end, however its bytes are split. Unknown items are skipped. */
export async function* readTrading(body: ReadableStream<Uint8Array>): AsyncGenerator<TradingItem> {
  const text = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>);
  for await (const { data } of text.pipeThrough(new EventSourceParserStream())) {
    const { data: item } = TradingItem.safeParse(JSON.parse(data));
    if (item !== undefined) yield item;
  }
}
