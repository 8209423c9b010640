import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/**
 * Open connections and the responses in progress on each, for a graceful shutdown. `closeIdleConnections`
 * is not enough: it cuts responses that a slow client is still reading, and keeps clients that have
 * connected but not sent a request.
 */
export class Connections {
  readonly #servers: Server[] = [];
  readonly #responses = new Map<Socket, Set<ServerResponse>>();
  #isClosing = false;

  watch(server: Server): void {
    this.#servers.push(server);
    server.on('connection', (socket) => {
      this.#responses.set(socket, new Set());
      socket.once('close', () => this.#responses.delete(socket));
    });
  }

  /** To be called for every request before anything is sent. */
  track(response: ServerResponse): void {
    const { socket } = response.req;
    const responses = this.#responses.get(socket);
    if (!responses) return;
    responses.add(response);
    response.on('close', () => {
      responses.delete(response);
      if (this.#isClosing && responses.size === 0) socket.destroySoon();
    });
    if (this.#isClosing) announceClose(response);
  }

  /** Accepts no more connections, and closes each one after its last response. */
  async close(timeoutMs: number): Promise<void> {
    this.#isClosing = true;
    for (const [socket, responses] of this.#responses) {
      const last = [...responses].at(-1);
      if (last) announceClose(last);
      else socket.destroySoon();
    }
    const timer = setTimeout(() => {
      for (const socket of this.#responses.keys()) socket.destroy();
    }, timeoutMs);
    await Promise.all(this.#servers.map(stopListening));
    clearTimeout(timer);
  }
}

function announceClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

/**
 * Resolves when the last connection has ended, or immediately if the server never listened. Calls
 * the method of `net.Server`, because that of `http.Server` calls `closeIdleConnections`.
 */
const stopListening = (server: Server) =>
  new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
