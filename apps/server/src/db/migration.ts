import type { Kysely } from 'kysely';
import type { DbKind } from './client.ts';

/** A forward-only migration. `up` is untyped, because the schema of that time no longer exists as a type. */
export interface Migration {
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's schema type
  up(tx: Kysely<any>, kind: DbKind): Promise<void>;
}
