import type { Queries } from '../../../db/client.ts';
import type { Sql } from '../../../db/sql.ts';
import type { ContentStore } from '../read/content-store.ts';
import { findFormerDocument } from '../slugs/former-slugs.repo.ts';
import type { TranslationKey } from '../versions/versions.repo.ts';
import {
  findAllEditions,
  findEdition,
  findEditions,
  findLatestEditions,
  findNewestEditions,
  findVersionOfEdition,
  selectEditionIds,
} from './editions.repo.ts';

type Store = Pick<ContentStore, 'db' | 'now'>;

/** The editions that readers have got, without their texts, newest first. */
export const listEditionRows = ({ db, now }: Store, key: TranslationKey, limit?: number) =>
  findEditions(db.queries, key, { now: now(), ...(limit === undefined ? {} : { limit }) });

export type EditionRow = Awaited<ReturnType<typeof listEditionRows>>[number];

/** One edition with its text, if readers have got it. */
export const findEditionRow = ({ db, now }: Store, key: TranslationKey, number: number) =>
  findEdition(db.queries, key, { now: now(), number });

/** The number of the version that is an edition. */
export const findEditionVersion = (
  queries: Queries,
  key: TranslationKey,
  edition: number,
): Promise<number | undefined> => findVersionOfEdition(queries, key, edition);

/** A query for the ids of all versions that are editions. */
export const editionIds = (): Sql => selectEditionIds;

/** The newest editions of all documents of a collection in a language. */
export const listNewestEditions = (
  { db, now }: Store,
  of: { collection: string; locale: string; limit: number },
) => findNewestEditions(db.queries, { ...of, now: now() });

/** The newest edition of each document that has one, in every language. */
export const listLatestEditions = (
  { db, now }: Store,
  of: { collection: string; documentIds: readonly string[] },
) => findLatestEditions(db.queries, { ...of, now: now() });

/** All editions of a collection in a language, without their texts, newest first. */
export const listAllEditions = (
  { db, now }: Store,
  of: { collection: string; locale: string; limit: number },
) => findAllEditions(db.queries, { ...of, now: now() });

/** The document that was last published under a slug that it no longer has. */
export const findDocumentByFormerSlug = ({ db }: Store, collection: string, slug: string) =>
  findFormerDocument(db.queries, collection, slug);
