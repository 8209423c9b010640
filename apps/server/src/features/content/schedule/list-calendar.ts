import type { CalendarItem } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { ContentService } from '../content-service.ts';
import { toStoredTime } from '../declare/to-stored-time.ts';
import { findEntryRow } from '../entries/index/content-entries.repo.ts';
import { describeEntries } from '../entries/list/describe-entries.ts';
import { findPublishedBetween } from '../entries/list/entry-list.repo.ts';
import type { Writer } from '../write/write-request.ts';
import { findChangesBetween } from './scheduled-changes.repo.ts';

const MAX_ITEMS = 1000;

/** What was and will be published or taken down in a period. Authors see their own entries. */
export async function listCalendar(
  service: ContentService,
  { isAuthor, editorId }: Writer,
  given: { from: string; to: string },
): Promise<CalendarItem[]> {
  const [from, to] = [toStoredTime(given.from), toStoredTime(given.to)];
  if (!from || !to || from > to)
    throw new AppError('validation_failed', messageReference('rules', 'invalidValue'));
  const { queries } = service.db;
  const collections = service.collections.filter(({ hasDrafts }) => hasDrafts);
  const kinds = collections.map(({ plural }) => plural);
  const period = { from, to, limit: MAX_ITEMS };
  const published = await findPublishedBetween(queries, kinds, period);
  const changes = [];
  for (const change of await findChangesBetween(queries, period)) {
    const { collection, document_id: documentId, locale } = change;
    const { action, at, failure, version } = change;
    const row = await findEntryRow(queries, { collection, documentId, locale });
    if (row) changes.push({ row, action, at, failure, version });
  }
  const items = [
    ...published.map((row) => ({
      row,
      action: 'publish' as const,
      at: row.visible_from,
      failure: null,
      version: row.live_version,
    })),
    ...changes,
  ].filter(({ row }) => !isAuthor || row.owner_id === editorId);
  const entries = await describeEntries(
    service,
    items.map(({ row }) => row),
  );
  return items
    .flatMap(({ action, at, failure, version }, index) => {
      const entry = entries[index];
      return entry ? [{ action, at, failure, version, entry }] : [];
    })
    .toSorted((a, b) => a.at.localeCompare(b.at));
}
