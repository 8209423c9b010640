import type { PledgeWording } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { WordingRow } from '../../../db/tables/pledges.ts';
import { AppError, notFound } from '../../../errors.ts';
import type { ContentService, Writer } from '../../content/index.ts';
import { findPledge, findWordings, insertWording } from '../pledges.repo.ts';
import { checkWording } from './check-wording.ts';
import { editPledge } from './edit-pledge.ts';

interface Correction extends PledgeWording {
  readonly id: string;
  readonly reason: string;
  /** The number of the wording that the editor saw. */
  readonly replaces: number;
}

/** Adds another wording. The earlier one stays readable, with the reason. */
export async function correctPledge(
  content: ContentService,
  writer: Writer,
  { id, reason, replaces, ...wording }: Correction,
): Promise<void> {
  const { db, store } = content;
  const known = await findPledge(db.queries, id);
  if (!known) throw notFound();
  await checkWording(store, { documentId: known.document_id, locale: known.locale }, wording);
  await editPledge(content, { writer, id, action: 'pledge.correct' }, async (tx) => {
    const present = (await findWordings(tx, [id])).at(-1);
    const next: WordingRow = {
      pledge_id: id,
      number: replaces + 1,
      text: wording.text,
      due_on: wording.dueOn,
      since_edition: wording.sinceEdition,
      until_edition: wording.untilEdition,
      reason,
      created_at: store.now(),
    };
    // The same call arrived twice.
    if (present && isSame(present, next) && present.reason === reason) return undefined;
    if (present?.number !== replaces) throw conflict('wordingChanged');
    if (isSame(present, next)) throw conflict('sameWording');
    await insertWording(tx, next);
    return { title: wording.text };
  });
}

const isSame = (one: WordingRow, other: WordingRow): boolean =>
  one.text === other.text &&
  one.due_on === other.due_on &&
  one.since_edition === other.since_edition &&
  one.until_edition === other.until_edition;

const conflict = (key: 'wordingChanged' | 'sameWording') =>
  new AppError('conflict', messageReference('pledges-server', key));
