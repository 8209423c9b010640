import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import type { ContributionRow } from '../../../db/tables/consultations.ts';
import { AppError, notFound } from '../../../errors.ts';
import type { Member } from '../../../http/caller.ts';
import type { ContentService } from '../../content/index.ts';
import { findConsultation, lockConsultation } from '../consultations.repo.ts';
import type { ConsultationsContext } from '../context.ts';
import {
  deleteSupport,
  findContribution,
  insertSupport,
  isSupporter,
  updateContribution,
} from '../contributions.repo.ts';
import { isIncludedFor } from '../read/read-for-member.ts';
import { notOpen, stateOf } from '../state.ts';
import { checkSupports, countNewAccount, lockMember } from './check-limits.ts';

const conflict = (key: 'answeredAlready' | 'ownContribution') =>
  new AppError('conflict', messageReference('consultations-server', key));

/** Its text is deleted. Only as long as nobody has answered. */
export async function withdrawOwn(
  content: ContentService,
  member: Member,
  id: string,
): Promise<void> {
  await whileOpen(content, id, async (tx, row) => {
    if (row.user_id !== member.userId) throw notFound();
    if (row.state === 'withdrawn') return false;
    if (row.state !== 'open') throw conflict('answeredAlready');
    await updateContribution(tx, id, {
      state: 'withdrawn',
      text: '',
      comparison: null,
      reason: null,
    });
    return true;
  });
}

export async function setSupport(
  context: ConsultationsContext,
  { member, address }: { member: Member; address: string },
  { id, isSupported }: { id: string; isSupported: boolean },
): Promise<void> {
  const { content } = context;
  const contribution = await findContribution(content.db.queries, id);
  const consultation =
    contribution &&
    (await findConsultation(content.db.queries, { id: contribution.consultation_id }));
  if (!consultation) throw notFound();
  if (!(await isIncludedFor(content, member, consultation))) {
    throw new AppError('forbidden', messageReference('consultations-server', 'planNeeded'));
  }
  if (stateOf(consultation, content.store.now()) !== 'open') throw notOpen();
  checkSupportable(contribution, member);
  const { queries } = content.db;
  const support = { contributionId: id, userId: member.userId };
  if (isSupported && !(await isSupporter(queries, support))) {
    await checkSupports(queries, member, content.store.now());
    await countNewAccount(context, { member, address }, 'supports', id);
  }
  await whileOpen(content, id, async (tx, row) => {
    checkSupportable(row, member);
    if (!isSupported) return deleteSupport(tx, support);
    await lockMember(tx, member);
    if (await isSupporter(tx, support)) return false;
    await checkSupports(tx, member, content.store.now());
    return insertSupport(tx, support, content.store.now());
  });
}

function checkSupportable({ user_id, state, hidden_at }: ContributionRow, member: Member): void {
  if (user_id === member.userId) throw conflict('ownContribution');
  if (state === 'withdrawn' || hidden_at !== null) throw notFound();
}

async function whileOpen(
  content: ContentService,
  id: string,
  /** Returns whether pages have to show something else. */
  change: (tx: Queries, row: ContributionRow) => Promise<boolean>,
): Promise<void> {
  const hasChanged = await content.db.transaction(async (tx) => {
    const found = await findContribution(tx, id);
    const consultation = found && (await lockConsultation(tx, found.consultation_id));
    if (!consultation) throw notFound();
    if (stateOf(consultation, content.store.now()) !== 'open') throw notOpen();
    const row = await findContribution(tx, id);
    if (!row) throw notFound();
    return change(tx, row);
  });
  if (hasChanged) content.changed(['consultations']);
}
