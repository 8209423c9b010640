import type { Db } from '../../db/client.ts';
import type { Site } from '../../languages/site.ts';
import type { RateLimits } from '../../plugins/rate-limit/rate-limits.ts';
import type { Outbox } from '../mail/index.ts';
import type { SubscriberLinks } from './links/subscriber-links.ts';
import type { AddressHash } from './subscribers/address-hash.ts';

export interface NewslettersContext {
  readonly db: Db;
  now(): Date;
  readonly site: Site;
  readonly outbox: Outbox;
  readonly limits: Pick<RateLimits, 'countExactly'>;
  readonly links: SubscriberLinks;
  /** Recognises an address of which only the hash is kept. */
  readonly hashOf: AddressHash;
}
