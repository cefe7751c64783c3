/**
 * The protocols of other programs, loaded as one module on first use. Separate dynamic imports
 * would split the code that they share with the API's startup into many files.
 */
export { openbbEncoding } from "@advisor/protocol/encode/encode-openbb";
export { OpenbbQuery, questionFromOpenbb } from "@advisor/protocol/openbb-request";
export { agentCardResponse as describeResearch, answerA2a } from "./a2a-call.ts";
export { answerCall } from "./mcp-call.ts";
export { agentsFile } from "./openbb-agent.ts";
