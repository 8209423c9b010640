import type { Audience, Mailing, MailingFigures, MailingSummary } from '@rostra/contract';
import type { Queries } from '../../../../db/client.ts';
import { notFound } from '../../../../errors.ts';
import { findDocumentState } from '../../../content/index.ts';
import type { NewslettersContext } from '../../context.ts';
import { findStaffNames } from '../../manage/subscribers/staff-names.ts';
import { countDeliveries, findNamedMailing, type NamedMailing, NONE } from './mailing-list.repo.ts';

export type MailingReader = Pick<NewslettersContext, 'db' | 'now' | 'site'>;

export async function describeMailing(
  { db: { queries }, now, site }: MailingReader,
  id: string,
): Promise<Mailing> {
  const row = await findNamedMailing(queries, id);
  if (!row) throw notFound();
  const figures = await countDeliveries(queries, row.started_at === null ? [] : [id]);
  const { entry_kind: kind, entry_id: documentId } = row;
  const reference = kind !== null && documentId !== null ? { kind, documentId } : undefined;
  const { defaultLanguage } = site.languages;
  return {
    ...summarise(row, figures.get(id), await namesOf(queries, [row])),
    previewText: row.preview_text,
    senderName: row.sender_name,
    entry: reference
      ? {
          ...reference,
          ...(await findDocumentState(queries, {
            ...reference,
            language: defaultLanguage,
            now: now().toISOString(),
          })),
        }
      : null,
    body: row.body,
    audience: JSON.parse(row.audience) as Audience,
  };
}

/** Of those who created and sent them. */
export const namesOf = (queries: Queries, rows: readonly NamedMailing[]) =>
  findStaffNames(
    queries,
    rows.flatMap(({ created_by, sent_by }) => [created_by, sent_by]),
  );

export const summarise = (
  row: NamedMailing,
  figures: MailingFigures | undefined,
  nameOf: (id: number | null) => string | null,
): MailingSummary => ({
  id: row.id,
  newsletterId: row.newsletter_id,
  newsletterName: row.newsletter_name,
  subject: row.subject,
  state: row.state,
  problem: row.problem,
  scheduledAt: row.scheduled_at,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  repeats: row.repeats,
  createdBy: nameOf(row.created_by),
  sentBy: nameOf(row.sent_by),
  figures: row.started_at === null ? null : (figures ?? NONE),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
