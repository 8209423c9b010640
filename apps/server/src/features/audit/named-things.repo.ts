import type { Queries } from '../../db/client.ts';
import { personName } from '../../db/person-name.ts';

/** Entries by their document ids, the first translation of each first. Those in the trash, too. */
export const findDocuments = (db: Queries, ids: readonly string[]) =>
  db
    .selectFrom('content_entries')
    .select(['collection', 'document_id', 'locale', 'title', 'deleted_at'])
    .where('document_id', 'in', ids)
    .orderBy('id')
    .execute();

export const findPeople = (db: Queries, ids: readonly number[]) =>
  db
    .selectFrom('users')
    .select(['id', 'role', personName.as('name')])
    .where('id', 'in', ids)
    .execute();

export const findFiles = (db: Queries, ids: readonly number[]) =>
  db.selectFrom('files').select(['id', 'name']).where('id', 'in', ids).execute();
