import { once } from "node:events";
import { createServer as createHttp1, type IncomingMessage, type ServerResponse } from "node:http";
import {
  createServer as createHttp2,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from "node:http2";
import { type AddressInfo, createServer, type Socket } from "node:net";
import type { RunningServer } from "../dynamo/listen.ts";

export type Http1Or2Request = IncomingMessage | Http2ServerRequest;
export type Http1Or2Response = ServerResponse | Http2ServerResponse;

/**
 * Serves HTTP/1.1 and cleartext HTTP/2 on one loopback port and tells them apart by the first
 * bytes. AWS clients use HTTP/2 by default even for `http://`.
 */
export async function listen(
  handler: (incoming: Http1Or2Request, outgoing: Http1Or2Response) => void,
  port: number,
): Promise<RunningServer> {
  const http1 = createHttp1({ keepAliveTimeout: 60_000 }, handler);
  const http2 = createHttp2(handler);
  const sockets = new Set<Socket>();

  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    socket.once("data", (first: Buffer) => {
      socket.pause();
      socket.unshift(first);
      (first.toString("latin1", 0, 3) === "PRI" ? http2 : http1).emit("connection", socket);
      process.nextTick(() => socket.resume());
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}
