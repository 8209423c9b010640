import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** Node notes on a socket what is being answered on it, from the head of a request to the last byte sent. */
type Connection = Socket & { _httpMessage?: ServerResponse | null };

/**
 * The open connections of every server. Node's own way to close those that are idle also cuts answers
 * that are not all sent yet, and lets stay whoever has connected and asked nothing.
 */
export class Connections {
  readonly #servers: Server[] = [];
  readonly #sockets = new Set<Connection>();
  #isEnding = false;

  watch(server: Server): void {
    this.#servers.push(server);
    server.on('connection', (socket) => {
      giveFinalShape(socket);
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  /** For every answer that is not written in one go. */
  begin(response: ServerResponse): void {
    if (this.#isEnding) endWith(response);
  }

  /** Nobody connects any more; each connection ends with what is being answered on it. */
  async end(patienceMs: number): Promise<void> {
    this.#isEnding = true;
    for (const socket of this.#sockets) {
      if (socket._httpMessage) endWith(socket._httpMessage);
      else socket.destroySoon();
    }
    const timer = setTimeout(() => {
      for (const socket of this.#sockets) socket.destroy();
    }, patienceMs);
    await Promise.all(this.#servers.map(close));
    clearTimeout(timer);
  }
}

/** It says so if it has not begun yet; otherwise its reader learns of it at the end. */
function endWith(response: ServerResponse): void {
  const socket: Connection = response.req.socket;
  response.shouldKeepAlive = false;
  response.once('close', () => {
    const next = socket._httpMessage; // asked for before this one was answered
    if (next && next !== response) endWith(next);
    else socket.destroySoon();
  });
}

/**
 * Reading the address and waiting for a next request each add a property to a socket, in either order.
 * Added here, all sockets look alike to V8; otherwise it gives up on telling them apart, and pages from
 * memory go out a tenth slower.
 */
function giveFinalShape(socket: Socket): void {
  void socket.remoteAddress;
  socket.setTimeout(socket.timeout ?? 0);
}

/** Stops listening and no more than that. Also resolves for one that never listened. */
const close = (server: Server) =>
  new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
