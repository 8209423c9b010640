import type { PledgeEvidence } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { UpdateRow } from '../../../db/tables/pledges.ts';
import { isUniqueViolation } from '../../../db/unique-violation.ts';
import { AppError, invalidField } from '../../../errors.ts';
import type { ContentService, Writer } from '../../content/index.ts';
import { recordEvent } from '../../webhooks/index.ts';
import { findUpdates, findWordings, insertUpdate } from '../pledges.repo.ts';
import { checkDays } from './check-days.ts';
import { editPledge } from './edit-pledge.ts';
import { pledgeEvent } from './pledge-event.ts';

interface NewUpdate extends PledgeEvidence {
  readonly id: string;
  readonly key: string;
  readonly corrects: number | null;
}

/** Adds evidence. What it corrects stays readable. */
export async function addUpdate(
  content: ContentService,
  writer: Writer,
  { id, key, corrects, ...evidence }: NewUpdate,
): Promise<void> {
  const now = content.store.now();
  checkDays(evidence, now);
  if (evidence.status === 'unrated' && corrects === null) {
    throw invalidField(['status'], messageReference('pledges-server', 'chooseStatus'));
  }
  const edit = {
    writer,
    id,
    action: corrects === null ? 'pledge.update' : 'pledge.correct',
  } as const;
  try {
    await editPledge(content, edit, async (tx, { document_id: policyId }) => {
      const updates = await findUpdates(tx, [id]);
      if (updates.some((update) => update.key === key)) return undefined;
      checkCorrection(updates, corrects);
      await insertUpdate(tx, {
        pledge_id: id,
        number: (updates.at(-1)?.number ?? 0) + 1,
        key,
        status: evidence.status,
        as_of: evidence.asOf,
        evidence: evidence.evidence,
        sources: JSON.stringify(evidence.sources),
        corrects,
        created_at: now,
      });
      const pledge = { id, policyId, status: evidence.status };
      await recordEvent(tx, pledgeEvent('pledge.updated', pledge, now));
      const [wording] = (await findWordings(tx, [id])).slice(-1);
      return { title: wording?.text, status: evidence.status };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('conflict', messageReference('pledges-server', 'keyTaken'));
  }
}

function checkCorrection(updates: readonly UpdateRow[], corrects: number | null): void {
  if (corrects === null) return;
  if (!updates.some(({ number }) => number === corrects)) {
    throw invalidField(['corrects'], messageReference('pledges-server', 'unknownUpdate'));
  }
  if (updates.some((update) => update.corrects === corrects)) {
    throw new AppError('conflict', messageReference('pledges-server', 'alreadyCorrected'));
  }
}
