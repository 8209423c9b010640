import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/**
 * The open connections of every server, and what is being answered on them. Node's own way to close
 * those that are idle also cuts answers that are not all sent yet, and lets stay whoever has connected
 * and asked nothing.
 */
export class Connections {
  readonly #servers: Server[] = [];
  readonly #sockets = new Set<Socket>();
  readonly #answers = new Set<ServerResponse>();
  readonly #onClose: (this: ServerResponse) => void;
  #isEnding = false;

  constructor() {
    const end = (response: ServerResponse) => this.#endOf(response);
    this.#onClose = function (this: ServerResponse) {
      end(this);
    };
  }

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
    this.#answers.add(response);
    if (this.#isEnding) response.shouldKeepAlive = false;
    response.on('close', this.#onClose);
  }

  /** Nobody connects any more; each connection ends with what is being answered on it. */
  async end(patienceMs: number): Promise<void> {
    this.#isEnding = true;
    for (const response of this.#answers) response.shouldKeepAlive = false;
    for (const socket of this.#sockets) if (!this.#isBusy(socket)) socket.destroySoon();
    const timer = setTimeout(() => {
      for (const socket of this.#sockets) socket.destroy();
    }, patienceMs);
    await Promise.all(this.#servers.map(close));
    clearTimeout(timer);
  }

  #endOf(response: ServerResponse): void {
    const { socket } = response.req;
    this.#answers.delete(response);
    if (this.#isEnding && !this.#isBusy(socket)) socket.destroySoon();
  }

  #isBusy(socket: Socket): boolean {
    return this.#answers.values().some(({ req }) => req.socket === socket);
  }
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
