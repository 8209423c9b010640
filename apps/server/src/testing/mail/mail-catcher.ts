import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailCatcher {
  url: string;
  /** Of all mails, in the order of their arrival. */
  recipients: string[];
  close(): Promise<void>;
}

/** A mail server that remembers only the recipients of the mails that it accepts. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const recipients: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      stream.resume();
      stream.once('end', () => {
        recipients.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    recipients,
    close: () => new Promise((resolve) => smtp.close(resolve)),
  };
}
