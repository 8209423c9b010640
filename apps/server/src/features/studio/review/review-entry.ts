import type { EntrySummary, ReviewState } from '@rostra/contract';
import { studioPath } from '@rostra/contract/pages';
import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import { localSite } from '../../../languages/site.ts';
import { recordAction } from '../../audit/index.ts';
import {
  describeEntry,
  type EntryReference,
  getEntryRow,
  isOwnRequest,
  reviewState,
  setReview,
  studioSection,
  type Writer,
} from '../../content/index.ts';
import { notify } from '../../notifications/index.ts';
import type { StudioContext } from '../context.ts';
import { describeReview, type ReviewEvent, reviewMail } from './emails.ts';
import { findColleague, findReviewers } from './review.repo.ts';

interface Step {
  readonly state: ReviewState;
  readonly from: readonly ReviewState[];
  readonly event: ReviewEvent;
  readonly action: 'content.request_review' | 'content.approve' | 'content.send_back';
}

const ANY: readonly ReviewState[] = ['none', 'requested', 'approved', 'sent back'];

const STEPS = {
  request: { state: 'requested', from: ANY, event: 'request', action: 'content.request_review' },
  approve: {
    state: 'approved',
    from: ['requested'],
    event: 'approved',
    action: 'content.approve',
  },
  sendBack: {
    state: 'sent back',
    from: ['requested', 'approved'],
    event: 'sentBack',
    action: 'content.send_back',
  },
} as const satisfies Record<string, Step>;

export type ReviewStep = keyof typeof STEPS;

interface ReviewChange {
  readonly step: ReviewStep;
  readonly note?: string | undefined;
  /** Who is asked; undefined for everybody who can. */
  readonly reviewer?: number | undefined;
}

/** Moves a draft through its review and notifies those who have to know. */
export async function reviewEntry(
  { content, outbox, site }: StudioContext,
  writer: Writer,
  reference: EntryReference,
  { step, note = '', reviewer }: ReviewChange,
): Promise<EntrySummary> {
  const { collection, row } = await getEntryRow(content, writer, reference);
  const { actor, editorId } = writer;
  if (!collection.hasDrafts || !actor || editorId === null) {
    throw new AppError('conflict', messageReference('studio-server', 'notWaiting'));
  }
  if (step === 'approve' && isOwnRequest(row, editorId)) {
    throw new AppError('conflict', messageReference('studio-server', 'ownRequest'));
  }
  const { state, from, event, action } = STEPS[step];
  const at = content.store.now();
  if (!from.some((name) => name === reviewState(row, at))) {
    throw new AppError('conflict', messageReference('studio-server', 'notWaiting'));
  }
  const change = { state, note: note || null, by: editorId, at, reviewer: reviewer ?? null };
  await content.db.transaction(async (tx) => {
    const asked = step === 'request' ? await findAsked(tx, editorId, reviewer) : undefined;
    if (!(await setReview(tx, row.id, change, from))) {
      throw new AppError('conflict', messageReference('studio-server', 'notWaiting'));
    }
    const target = { kind: row.collection, id: row.document_id };
    const after = {
      title: row.title,
      locale: row.locale,
      ...(change.note ? { note: change.note } : {}),
      ...(reviewer && asked?.[0] ? { reviewer: asked[0].name } : {}),
    };
    await recordAction(tx, { actor, at, action, target, after });
    const sender = await findColleague(tx, editorId);
    const path = `${studioPath}/${studioSection(collection)}/${row.document_id}` as const;
    const news = { event, title: row.title, name: sender?.name ?? '', note: change.note, path };
    // After the approval, `review_by` is who approved.
    const askedBy = row.review_state === 'requested' ? row.review_by : row.owner_id;
    const people = asked ?? (await onlyKnown(tx, askedBy));
    for (const person of people) {
      if (person.id === editorId) continue;
      const local = localSite(site, person);
      const { heading, paragraphs } = describeReview(local, news);
      await notify(tx, content.clock, {
        userId: person.id,
        kind: 'content',
        title: heading,
        text: paragraphs.join(' '),
        href: path,
        onceKey: `review:${row.id}:${state}:${at}`,
      });
      await outbox.put(tx, reviewMail(local, person.email, news));
    }
  });
  outbox.wake();
  return describeEntry(content, writer, reference);
}

/** Those who can review a text of this person, or the one who was chosen. */
async function findAsked(tx: Queries, editorId: number, reviewer: number | undefined) {
  const people = (await findReviewers(tx)).filter(({ id }) => id !== editorId);
  if (reviewer === undefined) return people;
  const chosen = people.filter(({ id }) => id === reviewer);
  if (chosen.length === 0) {
    throw new AppError('validation_failed', messageReference('studio-server', 'notAReviewer'));
  }
  return chosen;
}

async function onlyKnown(tx: Queries, id: number | null) {
  const person = id === null ? undefined : await findColleague(tx, id);
  return person ? [person] : [];
}
