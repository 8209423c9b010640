import type { Kysely } from 'kysely';
import type { DbKind } from './client.ts';

/** A step forward; there is no way back. `up` sees tables as they were then, hence the loose type. */
export interface Migration {
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's schema type
  up(tx: Kysely<any>, kind: DbKind): Promise<void>;
}
