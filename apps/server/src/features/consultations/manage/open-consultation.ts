import type { ConsultationPlan } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import type { ConsultationRow } from '../../../db/tables/consultations.ts';
import { AppError, invalidField } from '../../../errors.ts';
import { recordAction } from '../../audit/index.ts';
import {
  type ContentService,
  renderBlocks,
  slugFromTitle,
  type Writer,
} from '../../content/index.ts';
import { makeBlocks } from '../blocks/draft-blocks.ts';
import { findConsultation, insertConsultation, insertDraft } from '../consultations.repo.ts';
import { stateOf } from '../state.ts';
import { checkTimes } from './check-times.ts';
import { getPolicyDraft } from './policy-draft.ts';

interface NewConsultation extends ConsultationPlan {
  readonly key: string;
  readonly documentId: string;
  readonly locale: string;
}

/** Announces a consultation. Its first draft is the present text of the policy. */
export async function openConsultation(
  content: ContentService,
  writer: Writer,
  { key, documentId, locale, ...plan }: NewConsultation,
): Promise<void> {
  const { db, store } = content;
  if (await findConsultation(db.queries, { id: key })) return;
  const now = store.now();
  const { opensAt, closesAt, answersDueAt } = checkTimes(plan, now);
  const { body } = await getPolicyDraft(content, writer, { document_id: documentId, locale });
  const rendered = await renderBlocks(store, body, locale);
  const stored = makeBlocks(rendered, { body, earlier: [] });
  if (stored.blocks.length === 0) throw noText();
  await db.transaction(async (tx) => {
    const row = {
      id: key,
      document_id: documentId,
      locale,
      title: plan.title,
      introduction: plan.introduction,
      required_plan: plan.requiredPlan,
      opens_at: opensAt,
      closes_at: closesAt,
      answers_due_at: answersDueAt,
      ended_as: null,
      ended_at: null,
      conclusion: null,
      told_up_to: 0,
      created_at: now,
    };
    const isNew = await insertWithFreeSlug(tx, { ...row, told_state: stateOf(row, now) });
    if (!isNew) return;
    await insertDraft(tx, {
      consultation_id: key,
      number: 1,
      body,
      blocks: JSON.stringify(stored),
      reason: null,
      created_at: now,
    });
    if (!writer.actor) return;
    await recordAction(tx, {
      actor: writer.actor,
      at: now,
      action: 'consultation.open',
      target: { kind: 'policies', id: documentId },
      after: { title: plan.title, opensAt, closesAt },
    });
  });
  content.changed(['consultations', 'policies']);
}

const alreadyRunning = () =>
  new AppError('conflict', messageReference('consultations-server', 'alreadyRunning'));

const noText = () =>
  invalidField(['documentId'], messageReference('consultations-server', 'noText'));

/** Returns whether it was inserted: not if a repeated call has opened it meanwhile. */
async function insertWithFreeSlug(
  tx: Queries,
  consultation: Omit<ConsultationRow, 'slug'>,
): Promise<boolean> {
  for (;;) {
    const slug = await findFreeSlug(tx, consultation.title);
    if (await insertConsultation(tx, { ...consultation, slug })) return true;
    if (await findConsultation(tx, { id: consultation.id })) return false;
    // Another consultation may have taken the slug since.
    if (!(await findConsultation(tx, { slug }))) throw alreadyRunning();
  }
}

async function findFreeSlug(tx: Queries, title: string): Promise<string> {
  const base = slugFromTitle(title) || 'consultation';
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!(await findConsultation(tx, { slug }))) return slug;
  }
}
