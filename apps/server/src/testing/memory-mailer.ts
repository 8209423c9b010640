import type { Mail, Mailer } from '../features/mail/index.ts';

export interface MemoryMailer extends Mailer {
  readonly sent: Mail[];
  /** The next `count` mails fail as a mail server that is down would make them. */
  failNext(count: number, error?: Error): void;
}

/** Keeps what a mail server would get. */
export function memoryMailer(): MemoryMailer {
  const sent: Mail[] = [];
  let failures = 0;
  let failure = new Error('no connection');
  return {
    sent,
    failNext: (count, error) => {
      failures = count;
      failure = error ?? failure;
    },
    send: async (mail) => {
      if (failures > 0) {
        failures -= 1;
        throw failure;
      }
      sent.push(mail);
    },
  };
}
