import type { Mail, Mailer } from '../../features/mail/index.ts';

export interface MemoryMailer extends Mailer {
  readonly sent: Mail[];
  /** The next `count` mails fail as if the mail server were down. */
  failNext(count: number, error?: Error): void;
}

/** Stores mails instead of sending them. */
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
