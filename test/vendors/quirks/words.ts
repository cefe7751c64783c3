import { delta, end } from "../openai.ts";
import { type Quirk, quirk } from "./quirk.ts";
import { choice, chunks, content, message, whole } from "./shapes.ts";

/** Shapes of text content. */
export const words: readonly Quirk[] = [
  quirk(
    "Ollama: a first delta with a role and blank text",
    chunks(delta({ role: "assistant", content: "" }), delta({ content: "It is 7." }), end()),
    whole,
  ),
  quirk(
    "llama.cpp: null before the text",
    chunks(delta({ content: null }), delta({ content: "It is 7." }), end()),
    whole,
  ),
  quirk(
    "Mistral: a list of parts",
    content([
      { type: "text", text: "It is " },
      { type: "text", text: "7." },
    ]),
    whole,
  ),
  quirk("LiteLLM: a list of texts", content(["It is ", "7."]), whole),
  quirk("a number as content", content(7), { text: "7" }),
  quirk("one part without a list", content({ type: "text", text: "It is 7." }), whole),
  quirk(
    "Responses gateways: output_text parts",
    content([{ type: "output_text", text: "It is 7." }]),
    whole,
  ),
  quirk(
    "Assistants gateways: a text with a value",
    content([{ type: "text", text: { value: "It is 7." } }]),
    whole,
  ),
  quirk(
    "Azure: a filter report before the answer",
    chunks({ choices: [], prompt_filter_results: [{}] }, delta({ content: "It is 7." }), end()),
    whole,
  ),
  quirk(
    "Azure: a filter report without a delta",
    chunks(
      delta({ content: "It is 7." }),
      choice({ finish_reason: null, content_filter_offsets: {} }),
      end(),
    ),
    whole,
  ),
  quirk("a message instead of a delta", chunks(choice(message)), whole),
  quirk(
    "MiniMax: the whole message again at the end",
    chunks(delta({ content: "It is " }), delta({ content: "7." }), choice(message)),
    whole,
  ),
  quirk(
    "Perplexity: delta and message in each chunk",
    chunks(
      choice({ delta: { content: "It is " }, message: { content: "It is " } }),
      choice({ delta: { content: "7." }, message: { content: "It is 7." }, finish_reason: "stop" }),
    ),
    whole,
  ),
  quirk(
    "text completions: a text",
    chunks(choice({ text: "It is 7.", finish_reason: "stop" })),
    whole,
  ),
  quirk(
    "a null delta",
    chunks(delta({ content: "It is 7." }), choice({ delta: null, finish_reason: "stop" })),
    whole,
  ),
  quirk(
    "null choices next to usage",
    chunks(delta({ content: "It is 7." }), end(), {
      choices: null,
      usage: { prompt_tokens: 10, completion_tokens: 5 },
    }),
    whole,
  ),
  quirk(
    "a second choice",
    chunks(
      delta({ content: "It is 7." }),
      { choices: [{ index: 1, delta: { content: "No." } }] },
      end(),
    ),
    whole,
  ),
  quirk(
    "an index as text",
    chunks({ choices: [{ index: "0", delta: { content: "It is 7." }, finish_reason: "stop" }] }),
    whole,
  ),
  quirk("OpenAI: a refusal", chunks(delta({ refusal: "I may not." }), end()), {
    text: "I may not.",
    reason: "refused",
  }),
  quirk(
    "OpenAI: a refusal in a whole message",
    { json: choice({ message: { content: null, refusal: "I may not." }, finish_reason: "stop" }) },
    { text: "I may not.", reason: "refused" },
  ),
  quirk("an unknown kind of part", content([{ type: "audio", audio: {} }]), {
    fault: "model_stream_corrupt",
  }),
  quirk(
    "half a character in each delta",
    chunks(delta({ content: "It is 7 \ud83d" }), delta({ content: "\ude00" }), end()),
    { text: "It is 7 😀" },
  ),
  quirk(
    "error: null in each chunk",
    chunks({ ...delta({ content: "It is 7." }), error: null }, end()),
    whole,
  ),
  quirk(
    "an empty error in each chunk",
    chunks({ ...delta({ content: "It is 7." }), error: "" }, end()),
    whole,
  ),
  quirk("vLLM: a template mark at the end", content("It is 7.<|im_end|>"), whole),
  quirk(
    "llama.cpp: an end mark torn over deltas",
    chunks(delta({ content: "It is 7.<|eot" }), delta({ content: "_id|>" }), end()),
    whole,
  ),
  quirk("Gemma: its end of turn in the text", content("It is 7.<end_of_turn>\n"), {
    text: "It is 7.",
  }),
  quirk("a less-than sign at the end", content("7 <"), { text: "7 <" }),
];
