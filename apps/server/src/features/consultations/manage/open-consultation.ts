import type { ConsultationPlan } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, invalidField } from '../../../errors.ts';
import { slugFromTitle } from '../../../languages/spelling/slug-from-title.ts';
import { recordAction } from '../../audit/index.ts';
import { type ContentService, insertWithFreeSlug, type Writer } from '../../content/index.ts';
import { recordEvent } from '../../webhooks/index.ts';
import { makeBlocks } from '../blocks/draft-blocks.ts';
import { renderDraft } from '../blocks/render-draft.ts';
import { consultationEvent } from '../consultation-event.ts';
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
  const stored = makeBlocks(await renderDraft(content, writer, { body, locale }), []);
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
    const base = slugFromTitle(plan.title, { language: locale }) || 'consultation';
    const isNew = await insertWithFreeSlug(base, {
      isTaken: async (slug) => (await findConsultation(tx, { slug })) !== undefined,
      insert: (slug) => insertConsultation(tx, { ...row, slug, told_state: stateOf(row, now) }),
    });
    if (!isNew) {
      // The same call may have opened it in the meantime.
      if (await findConsultation(tx, { id: key })) return;
      throw alreadyRunning();
    }
    await insertDraft(tx, {
      consultation_id: key,
      number: 1,
      body,
      blocks: JSON.stringify(stored),
      reason: null,
      created_at: now,
    });
    if (stateOf(row, now) === 'open') {
      // Else it is recorded when its time has come.
      const opened = await findConsultation(tx, { id: key });
      if (opened)
        await recordEvent(tx, consultationEvent('consultation.opened', opened, { at: now }));
    }
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
