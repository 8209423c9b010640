import type { Kysely } from 'kysely';
import type { DbKind } from './client.ts';

/** Migrations only go forward. `up` sees the tables of its time, hence the loose type. */
export interface Migration {
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's schema type
  up(tx: Kysely<any>, kind: DbKind): Promise<void>;
}
