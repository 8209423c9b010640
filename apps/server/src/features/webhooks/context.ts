import type { Seal } from '../../crypto/seal.ts';
import type { Db, Queries } from '../../db/client.ts';
import type { Site } from '../../languages/site.ts';
import type { Outbox } from '../mail/index.ts';
import type { RequestOptions } from './delivery/send-request.ts';

/** Somebody who is told that a webhook was switched off. */
interface Administrator {
  readonly email: string;
  readonly language: string | null;
}

export interface WebhooksContext {
  readonly db: Db;
  readonly now: () => Date;
  readonly site: Site;
  readonly outbox: Outbox;
  readonly seal: Seal;
  /** From 0 to 1, for pauses. */
  readonly random: () => number;
  /** Whether `http:` and addresses in private networks may be called. */
  readonly allowsPrivate: boolean;
  readonly requests: RequestOptions;
  readonly logger: { warn(fields: object, message: string): void };
  readonly findAdministrators: (tx: Queries) => Promise<readonly Administrator[]>;
}
