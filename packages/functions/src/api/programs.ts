/**
 * What other programs speak, in one module: loaded together when the first of them asks. Modules that
 * are loaded each on its own would split what they share with the API's start into many files.
 */
export { openbbEncoding } from "@advisor/protocol/encode/encode-openbb";
export { OpenbbQuery, questionOf } from "@advisor/protocol/openbb-request";
export { answerA2a, describeResearch } from "./a2a-call.ts";
export { answerCall } from "./mcp-call.ts";
export { agentsFile } from "./openbb-agent.ts";
