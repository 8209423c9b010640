import { createSigner } from '../../../crypto/signer.ts';
import type { Queries } from '../../../db/client.ts';
import type { SubscriberRow } from '../../../db/tables/newsletters.ts';
import { findSubscriber } from '../subscribers/subscribers.repo.ts';

const HOUR_MS = 60 * 60_000;

type Signed = Pick<SubscriberRow, 'id' | 'email'>;

export interface OpenedLink {
  readonly subscriber: SubscriberRow;
  /** Mailed on request within the last hour. */
  readonly isFresh: boolean;
}

/** The codes in links of mails. They are signed for the address too, so they end when it changes. */
export interface SubscriberLinks {
  /** For choosing newsletters and leaving. Mails with it are forwarded. */
  codeFor(subscriber: Signed): string;
  /** For what somebody else must not do. Lasts an hour. */
  freshCodeFor(subscriber: Signed, at: Date): string;
  /** Undefined if the code is not valid, or not any more. */
  open(queries: Queries, code: string, at: Date): Promise<OpenedLink | undefined>;
}

const CODE = /^(\d{1,9})\.(?:(\d{1,15})\.)?([\w-]{43})$/;

export function createSubscriberLinks(secret: string): SubscriberLinks {
  const signer = createSigner(secret, 'rostra links of subscribers');
  const textOf = ({ id, email }: Signed, until = '') => JSON.stringify([id, email, until]);
  return {
    codeFor: (subscriber) => `${subscriber.id}.${signer.sign(textOf(subscriber))}`,
    freshCodeFor: (subscriber, at) => {
      const until = String(at.getTime() + HOUR_MS);
      return `${subscriber.id}.${until}.${signer.sign(textOf(subscriber, until))}`;
    },
    open: async (queries, code, at) => {
      const [, id, until, signature = ''] = CODE.exec(code) ?? [];
      const subscriber = id && (await findSubscriber(queries, Number(id)));
      if (!subscriber || !signer.isValid(textOf(subscriber, until), signature)) return undefined;
      if (until !== undefined && Number(until) <= at.getTime()) return undefined;
      return { subscriber, isFresh: until !== undefined };
    },
  };
}
