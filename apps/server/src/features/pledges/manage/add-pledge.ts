import type { PledgeWording } from '@rostra/contract';
import { recordAction } from '../../audit/index.ts';
import { type ContentService, getStaffEntry, type Writer } from '../../content/index.ts';
import { recordEvent } from '../../webhooks/index.ts';
import { findPledge, insertPledge, insertWording } from '../pledges.repo.ts';
import { checkWording } from './check-wording.ts';
import { pledgeEvent } from './pledge-event.ts';

interface NewPledge extends PledgeWording {
  readonly key: string;
  readonly documentId: string;
  readonly locale: string;
}

/** Records a promise. It is not rated until somebody adds evidence. */
export async function addPledge(
  content: ContentService,
  writer: Writer,
  { key, documentId, locale, ...wording }: NewPledge,
): Promise<void> {
  const { db, store } = content;
  if (await findPledge(db.queries, key)) return;
  const reference = { kind: 'policies', id: documentId, locale };
  const { live, draft } = await getStaffEntry(content, writer, reference);
  await checkWording(store, { documentId, locale }, wording);
  const now = store.now();
  await db
    .transaction(async (tx) => {
      await insertPledge(tx, {
        id: key,
        document_id: documentId,
        locale,
        policy_title: String(live?.title ?? draft.title ?? ''),
        created_at: now,
      });
      await insertWording(tx, {
        pledge_id: key,
        number: 1,
        text: wording.text,
        due_on: wording.dueOn,
        since_edition: wording.sinceEdition,
        until_edition: wording.untilEdition,
        reason: null,
        created_at: now,
      });
      const pledge = { id: key, policyId: documentId, status: 'unrated' };
      await recordEvent(tx, pledgeEvent('pledge.added', pledge, now));
      if (!writer.actor) return;
      await recordAction(tx, {
        actor: writer.actor,
        at: now,
        action: 'pledge.add',
        target: { kind: 'policies', id: documentId },
        after: { title: wording.text },
      });
    })
    .catch(async (error: unknown) => {
      // The same call arrived twice.
      if (!(await findPledge(db.queries, key))) throw error;
    });
  content.changed(['pledges', 'policies']);
}
