import {
  countBallots,
  RECORD_FORMAT,
  type VoteRecord,
  type VoteRules,
} from '@rostra/contract/ballots';
import type { Queries } from '../../../db/client.ts';
import type { VoteRow } from '../../../db/tables/votes.ts';
import { findBallots, findOpenBallots } from '../cast/ballots.repo.ts';
import { toChange } from '../read/vote-view.ts';
import { countSlips, findLeaves } from '../roll/roll.repo.ts';
import { findChanges, findOptionSummaries } from '../votes.repo.ts';

/** Everything that a recount needs. In a vote with open ballots, the hash of the name is the receipt. */
export async function writeRecord(
  tx: Queries,
  vote: VoteRow,
  { previous, closedAt }: { previous: string; closedAt: string },
): Promise<VoteRecord> {
  const isSecret = vote.secrecy === 'secret';
  const ballots = isSecret
    ? await findBallots(tx, vote.id)
    : (await findOpenBallots(tx, vote.id)).map(({ name_hash, choice }) => ({
        receipt: name_hash,
        choice,
      }));
  const options = await findOptionSummaries(tx, vote.id);
  const rules: VoteRules = JSON.parse(vote.rules);
  const counted = {
    options: options.map(({ number }) => String(number)),
    rules,
    rollSize: vote.roll_size ?? 0,
    isSecret,
    isRunOff: vote.run_off_of !== null,
  };
  const result = countBallots(
    counted,
    ballots.map(({ choice }) => choice),
  );
  return {
    format: RECORD_FORMAT,
    vote: {
      ...describe(vote),
      ...counted,
      texts: options.map(({ number, version, edition, title, text_hash, costing }) => ({
        ...{ option: String(number), title, version, edition, sha256: text_hash, costing },
      })),
      changes: (await findChanges(tx, vote.id)).map(toChange),
      closedAt,
    },
    roll: {
      announcedSize: vote.announced_roll_size,
      size: vote.roll_size ?? 0,
      hash: vote.roll_hash ?? '',
      leaves: await findLeaves(tx, vote.id),
    },
    slips: isSecret ? await countSlips(tx, vote.id) : null,
    ballots: result.counts === null ? null : ballots,
    result,
    previous: previous || null,
  };
}

const describe = (vote: VoteRow) => ({
  id: vote.id,
  slug: vote.slug,
  question: vote.question,
  introduction: vote.introduction,
  policy: { documentId: vote.document_id, locale: vote.locale, title: vote.policy_title },
  isRehearsal: vote.is_rehearsal === 1,
  runOffOf: vote.run_off_of,
  requiredPlan: vote.required_plan,
  joinedBefore: vote.joined_before,
  paidBefore: vote.paid_before,
  announcedAt: vote.announced_at,
  opensAt: vote.opens_at,
  closesAt: vote.closes_at,
  minimum: { noticeDays: vote.notice_days, durationDays: vote.duration_days },
  publicKey: vote.public_key === null ? null : JSON.parse(vote.public_key),
});
