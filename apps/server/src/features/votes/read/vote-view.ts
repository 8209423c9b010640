import type { OptionText, Vote, VoteChange } from '@rostra/contract';
import type { Result } from '@rostra/contract/ballots';
import type { VoteChangeRow, VoteOptionRow, VoteRow } from '../../../db/tables/votes.ts';
import type { ContentService } from '../../content/index.ts';
import { findPolicyPath } from '../../policies/index.ts';
import { countReports } from '../roll/roll.repo.ts';
import { stateOf } from '../state.ts';
import { findChanges, findOptionSummaries } from '../votes.repo.ts';

/** What everybody may know about a vote. */
export async function describeVote({ store }: ContentService, row: VoteRow): Promise<Vote> {
  const { queries } = store.db;
  const { id, turnout_at, turnout_percent, annulled_at, annulment_reason } = row;
  return {
    id,
    slug: row.slug,
    question: row.question,
    introduction: row.introduction,
    state: stateOf(row, store.now()),
    secrecy: row.secrecy,
    isRehearsal: row.is_rehearsal === 1,
    isRunOff: row.run_off_of !== null,
    rules: JSON.parse(row.rules),
    roll: {
      requiredPlan: row.required_plan,
      joinedBefore: row.joined_before,
      paidBefore: row.paid_before,
      announcedSize: row.announced_roll_size,
      size: row.roll_size,
      hash: row.roll_hash,
    },
    announcedAt: row.announced_at,
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    minimum: { noticeDays: row.notice_days, durationDays: row.duration_days },
    changes: (await findChanges(queries, id)).map(toChange),
    turnout:
      row.state === 'open' && turnout_at !== null && turnout_percent !== null
        ? { percent: turnout_percent, at: turnout_at }
        : null,
    annulment: annulled_at === null ? null : { at: annulled_at, reason: annulment_reason ?? '' },
    result: await describeResult({ store }, row),
    locale: row.locale,
    documentId: row.document_id,
    policyTitle: row.policy_title,
    policyPath: await findPolicyPath(store, { documentId: row.document_id, locale: row.locale }),
    options: (await findOptionSummaries(queries, id)).map((option) => ({
      number: String(option.number),
      title: option.title,
      version: option.version,
      edition: option.edition,
      textHash: option.text_hash,
      costing: option.costing,
    })),
  };
}

async function describeResult(
  { store }: Pick<ContentService, 'store'>,
  { id, result, closed_at, record_hash, previous_hash }: VoteRow,
): Promise<Vote['result']> {
  if (result === null || closed_at === null || record_hash === null) return null;
  const { ballots, counts, adopted, runOff } = JSON.parse(result) as Result;
  return {
    ballots,
    counts,
    adopted,
    runOff: runOff && [runOff[0], runOff[1]],
    closedAt: closed_at,
    recordHash: record_hash,
    previousHash: previous_hash || null,
    missingReceipts: await countReports(store.db.queries, id),
  };
}

export const toChange = (row: VoteChangeRow): VoteChange => ({
  at: row.at,
  reason: row.reason,
  opensAt: moved(row.opens_before, row.opens_after),
  closesAt: moved(row.closes_before, row.closes_after),
});

const moved = (from: string | null, to: string | null) =>
  from === null || to === null ? null : { from, to };

export const toText = ({ number, summary, html }: VoteOptionRow): OptionText => ({
  number: String(number),
  summary,
  html,
});
