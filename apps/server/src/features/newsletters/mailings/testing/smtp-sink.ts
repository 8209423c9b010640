import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * What the server does with the next recipient: `accept`; answers with a code and a text; `drop-rcpt`: hangs up before the
 * text; `drop-data`: hangs up after it has the text, without an answer; `accept-and-drop`: keeps the mail and hangs up.
 */
export type Behaviour =
  | 'accept'
  | 'drop-rcpt'
  | 'drop-data'
  | 'accept-and-drop'
  | { readonly at: 'rcpt' | 'data'; readonly code: number; readonly text?: string };

export interface ReceivedMail {
  readonly to: string;
  readonly from: string;
  readonly raw: string;
}

export interface SmtpSink {
  readonly url: string;
  /** What it has accepted or kept. */
  readonly received: ReceivedMail[];
  /** How many connections there were. */
  readonly connections: () => number;
  /** Decides for each recipient. */
  behave: (to: string, received: readonly ReceivedMail[]) => Behaviour;
  /** Called before the server answers to a text. */
  beforeAnswer: (to: string) => Promise<void>;
  stop(): Promise<void>;
}

/** A mail server that refuses, stalls and hangs up as a test wants it. */
export async function startSmtpSink(): Promise<SmtpSink> {
  let connections = 0;
  const sockets = new Map<number, Socket>();
  const refusal = (code: number, text = 'refused') =>
    Object.assign(new Error(text), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onRcptTo: ({ address }, session, done) => {
      const behaviour = sink.behave(address, sink.received);
      if (behaviour === 'drop-rcpt') return hangUp(session.remotePort);
      if (typeof behaviour === 'object' && behaviour.at === 'rcpt') {
        return done(refusal(behaviour.code, behaviour.text));
      }
      return done();
    },
    onData: (stream, { envelope, remotePort }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const to = envelope.rcptTo[0]?.address ?? '';
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const behaviour = sink.behave(to, sink.received);
        await sink.beforeAnswer(to);
        if (typeof behaviour === 'object') return done(refusal(behaviour.code, behaviour.text));
        if (behaviour === 'drop-data') return hangUp(remotePort);
        sink.received.push({ to, from, raw: Buffer.concat(chunks).toString('utf8') });
        return behaviour === 'accept-and-drop' ? hangUp(remotePort) : done();
      });
    },
  });
  const hangUp = (port: number) => sockets.get(port)?.destroy();
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.on('close', () => sockets.delete(remotePort));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received: [],
    connections: () => connections,
    behave: () => 'accept',
    beforeAnswer: async () => {},
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets.values()) socket.destroy();
        server.close(resolve);
      }),
  };
  return sink;
}
