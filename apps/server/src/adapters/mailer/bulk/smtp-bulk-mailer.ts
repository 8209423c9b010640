import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { smtpServerOf } from '../smtp-server-of.ts';
import type { BulkMail, BulkMailer, BulkOutcome } from './bulk-mailer.ts';
import { outcomeOfFailure } from './outcome-of-failure.ts';

const CONNECT_WITHIN_MS = 30_000;
/** Servers may check a mail for minutes before they accept it. Giving up earlier would make it unknown. */
const ANSWER_WITHIN_MS = 120_000;

interface BulkOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string;
  readonly connections: number;
  /** How long the server may be silent. */
  readonly answerWithinMs?: number;
}

/**
 * Connections of its own, apart from that of the outbox. It uses nodemailer's connections directly, because its pool
 * sends a mail again when a connection breaks, whether the server has accepted it or not.
 */
export function createSmtpBulkMailer({
  url,
  connections,
  answerWithinMs = ANSWER_WITHIN_MS,
}: BulkOptions): BulkMailer {
  const { auth, ...server } = smtpServerOf(url);
  const idle: SMTPConnection[] = [];

  const forget = (connection: SMTPConnection) => {
    const index = idle.indexOf(connection);
    if (index >= 0) idle.splice(index, 1);
  };

  async function connect(): Promise<SMTPConnection> {
    const connection = new SMTPConnection({
      ...server,
      connectionTimeout: CONNECT_WITHIN_MS,
      greetingTimeout: CONNECT_WITHIN_MS,
      socketTimeout: answerWithinMs,
    });
    try {
      await new Promise<void>((resolve, reject) => {
        connection.on('error', reject);
        connection.on('end', () => forget(connection));
        connection.connect((error) => (error ? reject(error) : resolve()));
      });
      if (auth) {
        await new Promise<void>((resolve, reject) =>
          connection.login({ credentials: auth }, (error) => (error ? reject(error) : resolve())),
        );
      }
    } catch (error) {
      connection.close();
      throw error;
    }
    return connection;
  }

  /** An idle connection may have been closed by the server at any time, which harms nothing before the first mail. */
  const takeConnection = async () => idle.pop() ?? connect();

  async function send(mail: BulkMail): Promise<BulkOutcome> {
    let connection: SMTPConnection;
    try {
      connection = await takeConnection();
    } catch (error) {
      return outcomeOfFailure(error, { isConnected: false, isOffered: false });
    }
    const message = offeredOnce(mail.content);
    try {
      const reply = await transfer(connection, mail, message.stream);
      idle.push(connection);
      return { kind: 'accepted', reply };
    } catch (error) {
      if (await isUsable(connection, error)) idle.push(connection);
      else connection.close();
      return outcomeOfFailure(error, { isConnected: true, isOffered: message.isOffered() });
    }
  }

  return {
    connections,
    send,
    close: () => {
      for (const connection of idle.splice(0)) connection.quit();
    },
  };
}

/** Is read only once the server has said that it is ready for the text. */
function offeredOnce(content: Buffer) {
  let isOffered = false;
  const stream = new Readable({
    read() {
      isOffered = true;
      this.push(content);
      this.push(null);
    },
  });
  return { stream, isOffered: () => isOffered };
}

const transfer = (
  connection: SMTPConnection,
  { from, to, content }: BulkMail,
  stream: Readable,
): Promise<string> =>
  new Promise((resolve, reject) =>
    connection.send({ from, to: [to], size: content.length }, stream, (error, info) =>
      error ? reject(error) : resolve(info.response),
    ),
  );

/** After a refusal the server still has the sender of the refused mail, until it is told to forget it. */
function isUsable(connection: SMTPConnection, error: unknown): Promise<boolean> {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const isRefusal = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isRefusal || responseCode === 421) return Promise.resolve(false);
  return new Promise((resolve) => connection.reset((failure) => resolve(!failure)));
}
