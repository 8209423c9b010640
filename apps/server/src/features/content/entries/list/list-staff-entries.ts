import type { CallOutput, EntryListQuery, listStudioEntries } from '@rostra/contract';
import { readPage } from '../../../../db/paging/read-page.ts';
import type { ContentService } from '../../content-service.ts';
import type { Writer } from '../../write/write-request.ts';
import { getStaffCollection } from '../get-staff-collection.ts';
import { searchedWords } from '../index/entry-words.ts';
import { describeEntries } from './describe-entries.ts';
import { readEntryCursor, writeEntryCursor } from './entry-cursor.ts';
import {
  countByState,
  countEntryRows,
  type EntryFilter,
  findEntryRows,
  SORT_COLUMNS,
} from './entry-list.repo.ts';
import { type RelationFilter, refersTo } from './related-entries.repo.ts';

/** Entries as staff see them. Authors see their own, and everything without drafts. */
export async function listStaffEntries(
  service: ContentService,
  writer: Writer,
  query: EntryListQuery,
): Promise<CallOutput<typeof listStudioEntries>> {
  const filter = filterOf(service, writer, query);
  const { rows, nextCursor } = await readPage(
    query,
    ({ before, limit }) =>
      findEntryRows(service.db, filter, query, { after: readEntryCursor(before), limit }),
    (last) => writeEntryCursor({ value: last[SORT_COLUMNS[query.sort]], id: last.id }),
  );
  const [data, total, counts] = await Promise.all([
    describeEntries(service, rows),
    countEntryRows(service.db, filter),
    countByState(service.db.queries, filter),
  ]);
  return { data, meta: { nextCursor, total, counts } };
}

function filterOf(service: ContentService, writer: Writer, query: EntryListQuery): EntryFilter {
  const collections = query.kind
    ? [getStaffCollection(service, query.kind)]
    : service.collections.filter(({ hasDrafts }) => hasDrafts);
  const isOwnOnly =
    query.mine || (writer.isAuthor && collections.some(({ hasDrafts }) => hasDrafts));
  const related = (['author', 'category', 'tag'] as const satisfies RelationFilter[]).flatMap(
    (name) => (query[name] === undefined ? [] : [refersTo(collections, name, query[name])]),
  );
  return {
    collections: collections.map(({ plural }) => plural),
    now: service.store.now(),
    isDeleted: query.deleted ?? false,
    words: query.search ? searchedWords(query.search) : undefined,
    state: query.state,
    review: query.review,
    reviewerId: query.assigned ? (writer.editorId ?? undefined) : undefined,
    locale: query.locale,
    ownerId: isOwnOnly ? (writer.editorId ?? undefined) : undefined,
    related,
  };
}
