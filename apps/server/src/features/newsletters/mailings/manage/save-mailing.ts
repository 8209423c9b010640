import type { Audience, MailingFields } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../../db/client.ts';
import { AppError, invalidField, notFound } from '../../../../errors.ts';
import type { Actor } from '../../../../http/access/actor.ts';
import type { Caller } from '../../../../http/caller.ts';
import { recordAction } from '../../../audit/index.ts';
import { findDocumentState } from '../../../content/index.ts';
import { findNewsletter } from '../../manage/newsletters/managed-newsletters.repo.ts';
import { checkAudienceAccess } from '../audience/audience-access.ts';
import { findMailing, insertMailing, updateMailing } from '../mailings.repo.ts';
import type { MailingsContext } from '../mailings-context.ts';

type Context = Pick<MailingsContext, 'db' | 'now' | 'content'>;

interface Editor {
  readonly actor: Actor;
  readonly caller: Caller;
}

/** The key of the call is its id, so a repeated call finds what the first one created. */
export async function createMailing(
  { db, now, content }: Context,
  { actor, caller }: Editor,
  { key, ...fields }: MailingFields & { key: string },
): Promise<void> {
  checkAudienceAccess(caller, fields.audience);
  const at = now().toISOString();
  await db.transaction(async (tx) => {
    await checkReferences({ content }, tx, fields, at);
    const created = await insertMailing(tx, {
      id: key,
      ...columnsOf(fields),
      repeats: null,
      ...{ state: 'draft', problem: null, scheduled_at: null, started_at: null, finished_at: null },
      created_by: actor.kind === 'user' ? actor.userId : null,
      sent_by: null,
      created_at: at,
      updated_at: at,
    });
    if (!created) return;
    const target = { kind: 'mailings', id: key };
    const after = { subject: fields.subject };
    await recordAction(tx, { actor, at, action: 'mailing.create', target, after });
  });
}

/** Refused if somebody else has changed it since it was read, or if it is no draft any more. */
export async function changeMailing(
  { db, now, content }: Context,
  { actor, caller }: Editor,
  { id, updatedAt, ...fields }: MailingFields & { id: string; updatedAt: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await findMailing(tx, id);
    if (!before) throw notFound();
    if (before.state !== 'draft') throw notADraft();
    checkAudienceAccess(caller, fields.audience, JSON.parse(before.audience) as Audience);
    await checkReferences({ content }, tx, fields, now().toISOString());
    const columns = columnsOf(fields);
    const changed = (Object.keys(columns) as (keyof typeof columns)[]).filter(
      (column) => columns[column] !== before[column],
    );
    if (changed.length === 0) return;
    if (before.repeats !== null && changed.includes('newsletter_id')) {
      throw invalidField(['newsletterId'], messageReference('rules', 'invalidValue'));
    }
    // Two changes within a millisecond are told apart too.
    const at = new Date(Math.max(now().getTime(), Date.parse(before.updated_at) + 1)).toISOString();
    const changes = { ...columns, problem: null, updated_at: at };
    if (!(await updateMailing(tx, { id, updatedAt }, ['draft'], changes))) {
      throw new AppError('edit_conflict', messageReference('mailings-server', 'outdated'));
    }
    await recordAction(tx, {
      actor,
      at,
      action: 'mailing.change',
      target: { kind: 'mailings', id },
      before: { subject: before.subject },
      after: { subject: fields.subject, fields: changed.join(', ') },
    });
  });
}

export const notADraft = () =>
  new AppError('conflict', messageReference('mailings-server', 'notADraft'));

/** What it names must exist, and have pages if it is content. */
async function checkReferences(
  { content }: Pick<Context, 'content'>,
  tx: Queries,
  { newsletterId, entry }: Pick<MailingFields, 'newsletterId' | 'entry'>,
  now: string,
): Promise<void> {
  const invalid = messageReference('rules', 'invalidValue');
  if (!(await findNewsletter(tx, newsletterId))) throw invalidField(['newsletterId'], invalid);
  if (!entry) return;
  const collection = content.collections.find(({ plural }) => plural === entry.kind);
  if (!collection?.page) throw invalidField(['entry', 'kind'], invalid);
  const { title } = await findDocumentState(tx, { ...entry, language: '', now });
  if (title === null) throw invalidField(['entry', 'documentId'], invalid);
}

const columnsOf = (fields: MailingFields) => ({
  newsletter_id: fields.newsletterId,
  subject: fields.subject,
  preview_text: fields.previewText,
  sender_name: fields.senderName,
  entry_kind: fields.entry?.kind ?? null,
  entry_id: fields.entry?.documentId ?? null,
  body: fields.body,
  audience: JSON.stringify(fields.audience),
});
