import type { NewsletterFields } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, notFound } from '../../../../errors.ts';
import type { Actor } from '../../../../http/access/actor.ts';
import { recordAction } from '../../../audit/index.ts';
import type { NewslettersContext } from '../../context.ts';
import {
  findNewsletter,
  insertNewsletter,
  nextPosition,
  updateNewsletter,
} from './managed-newsletters.repo.ts';

type Context = Pick<NewslettersContext, 'db' | 'now'>;

/** The key of the call is its id, so a repeated call finds what the first one created. */
export async function createNewsletter(
  { db, now }: Context,
  actor: Actor,
  { key, ...fields }: NewsletterFields & { key: string },
): Promise<void> {
  const at = now().toISOString();
  await db.transaction(async (tx) => {
    const created = await insertNewsletter(tx, {
      id: key,
      ...columnsOf(fields),
      position: await nextPosition(tx),
      closed_at: null,
      created_at: at,
      updated_at: at,
    });
    if (!created) return;
    const target = { kind: 'newsletters', id: key };
    const after = { name: fields.name };
    await recordAction(tx, { actor, at, action: 'newsletter.create', target, after });
  });
}

/** Refused if somebody else has changed it since it was read. */
export async function changeNewsletter(
  { db, now }: Context,
  actor: Actor,
  { id, updatedAt, ...fields }: NewsletterFields & { id: string; updatedAt: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await findNewsletter(tx, id);
    if (!before) throw notFound();
    const columns = columnsOf(fields);
    const changed = (Object.keys(columns) as (keyof typeof columns)[]).filter(
      (column) => columns[column] !== before[column],
    );
    if (changed.length === 0) return;
    // Two changes within a millisecond are told apart too.
    const at = new Date(Math.max(now().getTime(), Date.parse(before.updated_at) + 1)).toISOString();
    const saved = await updateNewsletter(tx, { id, updatedAt }, { ...columns, updated_at: at });
    if (!saved) {
      throw new AppError(
        'edit_conflict',
        messageReference('newsletters-manage-server', 'outdated'),
      );
    }
    await recordAction(tx, {
      actor,
      at,
      action: 'newsletter.change',
      target: { kind: 'newsletters', id },
      before: { name: before.name },
      after: { name: fields.name, fields: changed.join(', ') },
    });
  });
}

const columnsOf = ({ name, description, welcomeSubject, welcomeText }: NewsletterFields) => ({
  name,
  description,
  welcome_subject: welcomeSubject,
  welcome_text: welcomeText,
});
