import { pages, pathTo } from '@rostra/contract/pages';
import type { DbKind, Queries } from '../../../db/client.ts';
import type { VoteChangeRow, VoteRow } from '../../../db/tables/votes.ts';
import { localSite } from '../../../languages/site.ts';
import { notify } from '../../notifications/index.ts';
import type { VotesContext } from '../context.ts';
import { findMembersToNotify, forgetNews } from '../roll/roll.repo.ts';
import { findChanges, lockVote } from '../votes.repo.ts';
import { describeNews } from './describe-news.ts';
import { voteMail } from './emails.ts';

const BATCH = 100;

type MemberToNotify = Awaited<ReturnType<typeof findMembersToNotify>>[number];

/** Tells everybody on the roll that a vote was announced, changed, opened, closed or annulled, some members at a time. */
export async function notifyRoll(context: VotesContext, signal: AbortSignal): Promise<void> {
  const { db } = context.content;
  for (;;) {
    if (signal.aborted) return;
    const count = await db.transaction(async (tx) => {
      const votes = new Map<string, ChangedVote | undefined>();
      const people = await findMembersToNotify(tx, BATCH);
      for (const person of people) {
        const { vote_id: id } = person;
        // Locked, because an annulment writes to the same rows.
        if (!votes.has(id)) votes.set(id, await lockChangedVote(tx, db.kind, id));
        const changed = votes.get(id);
        const isNews = await forgetNews(tx, person);
        if (changed && isNews) await notifyMember(context, tx, { ...changed, person });
      }
      return people.length;
    });
    if (count === 0) return;
    context.outbox.wake();
  }
}

interface ChangedVote {
  readonly vote: VoteRow;
  readonly changes: readonly VoteChangeRow[];
}

async function lockChangedVote(
  tx: Queries,
  kind: DbKind,
  id: string,
): Promise<ChangedVote | undefined> {
  const vote = await lockVote(tx, kind, { id, mode: 'share' });
  return vote && { vote, changes: await findChanges(tx, id) };
}

async function notifyMember(
  { content, outbox, site }: VotesContext,
  tx: Queries,
  { vote, changes, person }: ChangedVote & { person: MemberToNotify },
): Promise<void> {
  const { userId, email, language, news, had_slip } = person;
  if (userId === null || email === null || news === null) return;
  const local = localSite(site, { language });
  const text = describeNews(local, { vote, changes, news, hadSlip: had_slip === 1 });
  await notify(tx, content.clock, {
    userId,
    kind: 'content',
    title: text.heading,
    text: text.paragraphs.join(' '),
    href: pathTo(pages.memberVote, { slug: vote.slug }),
    // A vote may change several times.
    onceKey: [text.kind, vote.id, ...(news === 'change' ? [changes.length] : [])].join(':'),
  });
  await outbox.put(tx, voteMail(local, email, text));
}
