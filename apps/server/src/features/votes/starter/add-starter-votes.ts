import { randomUUID } from 'node:crypto';
import { AppError } from '../../../errors.ts';
import type { Worker } from '../../../feature.ts';
import { findStarterNote, recordStarterItem, takeStarterNote } from '../../content/index.ts';
import type { VotesContext } from '../context.ts';
import { announceVote } from '../manage/announce-vote.ts';
import { atTime } from './at-time.ts';
import { findPolicyVersion } from './find-policy-version.ts';
import { runStarterVote } from './run-starter-vote.ts';
import { timesOf } from './starter-times.ts';
import type { StarterVote } from './starter-vote.ts';
import { setSlug } from './starter-votes.repo.ts';

const VOTES = 'votes';
const NOBODY = { editorId: null };

/** Adds the votes of the starter content, once. */
export async function addStarterVotes(context: VotesContext): Promise<void> {
  const { content } = context;
  const noted = await findStarterNote<StarterVote>(content.db.queries, VOTES);
  if (noted === undefined) return;
  // Before the work: a vote cannot be run in one transaction, and must not exist twice.
  if (!(await content.db.transaction((tx) => takeStarterNote(tx, VOTES)))) return;
  for (const vote of noted.items) {
    await add(context, vote, noted.locale).catch((error: unknown) => {
      // The policy is edited in another program, which may replace it at any time.
      if (!(error instanceof AppError && error.code === 'conflict')) throw error;
    });
  }
  content.changed(['votes', 'policies']);
}

async function add(context: VotesContext, starter: StarterVote, locale: string): Promise<void> {
  const { db, clock } = context.content;
  const { policy: slug, edition, question, rollSize, ballots } = starter;
  const found = await findPolicyVersion(db.queries, { slug, locale, edition });
  if (!found) throw new Error(`The starter content has no edition ${edition} of "${slug}"`);
  const times = timesOf(starter, clock());
  const id = randomUUID();
  await announceVote(atTime(context, times.announcedAt), NOBODY, {
    key: id,
    documentId: found.documentId,
    locale,
    runOffOf: null,
    question,
    introduction: starter.body.trim(),
    secrecy: 'secret',
    requiredPlan: 'account',
    joinedBefore: null,
    paidBefore: null,
    majority: starter.majority,
    quorum: starter.quorum,
    opensAt: times.opensAt,
    closesAt: times.closesAt,
    options: [{ version: found.version, costing: starter.costing }],
  });
  await setSlug(db.queries, id, starter.slug);
  await recordStarterItem(db.queries, { kind: VOTES, document_id: id, state: '' });
  if (rollSize !== undefined && ballots) {
    await runStarterVote(context, times, { id, rollSize, ballots });
  }
}

/** Runs at each start of a site; only the first one finds something to do. */
export const starterVotesWorker = (context: VotesContext): Worker => ({
  name: 'starter-votes',
  run: () => addStarterVotes(context),
});
