import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { isLoopback } from "../loopback.ts";

export interface RunningServer {
  url: string;
  close(): Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A body may arrive for as long as a turn lasts, and clients keep their connections. */
const patient = { requestTimeout: 0, keepAliveTimeout: 60_000 };

/** Serves on the loopback interface and under its names only; port 0 takes any free one. */
export async function listen(handler: Handler, port = 0): Promise<RunningServer> {
  const server = createServer(patient, (request, response) => {
    if (!isLoopback(request.headers.host)) {
      response.writeHead(403, { connection: "close" }).end("Use 127.0.0.1 or localhost as host.\n");
      return;
    }
    handler(request, response).catch((error: unknown) => {
      // A caller that left while it was still sending ends here too, and hears nothing.
      if (!response.headersSent) response.writeHead(500);
      response.end(String(error));
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
