import type { Queries } from '../../db/client.ts';
import type { Mail } from './mail.ts';
import { insertMail } from './mails.repo.ts';
import { createSeal, type Seal } from './seal.ts';

export interface Outbox {
  readonly seal: Seal;
  /** Writes the mail in the caller's transaction: it is owed if and only if that commits. */
  put(tx: Queries, mail: Mail): Promise<void>;
  /** After the commit: send now rather than at the next look. */
  wake(): void;
  onWake(listener: () => void): void;
}

export function createOutbox({ secret, now }: { secret: string; now: () => Date }): Outbox {
  const seal = createSeal(secret);
  let listener = () => {};
  return {
    seal,
    put: (tx, { kind, to, ...content }) =>
      insertMail(tx, {
        kind,
        recipient: to,
        sealed: seal.close(JSON.stringify(content)),
        created_at: now().toISOString(),
      }),
    wake: () => listener(),
    onWake: (next) => {
      listener = next;
    },
  };
}
