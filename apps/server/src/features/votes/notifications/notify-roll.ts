import { pages, pathTo } from '@rostra/contract/pages';
import type { DbKind, Queries } from '../../../db/client.ts';
import type { VoteChangeRow, VoteRow } from '../../../db/tables/votes.ts';
import { localSite } from '../../../languages/site.ts';
import { notify } from '../../notifications/index.ts';
import type { VotesContext } from '../context.ts';
import { findUntold, forgetNews } from '../roll/roll.repo.ts';
import { findChanges, lockVote } from '../votes.repo.ts';
import { describeNews } from './describe-news.ts';
import { voteMail } from './emails.ts';

const BATCH = 100;

type Untold = Awaited<ReturnType<typeof findUntold>>[number];

/** Tells everybody on the roll that a vote was announced, changed, opened, closed or annulled, some members at a time. */
export async function notifyRoll(context: VotesContext, signal: AbortSignal): Promise<void> {
  const { db } = context.content;
  for (;;) {
    if (signal.aborted) return;
    const told = await db.transaction(async (tx) => {
      const votes = new Map<string, Told | undefined>();
      const people = await findUntold(tx, BATCH);
      for (const person of people) {
        const { vote_id: id } = person;
        // Locked, because an annulment writes to the same rows.
        if (!votes.has(id)) votes.set(id, await lockTold(tx, db.kind, id));
        const told = votes.get(id);
        const isNews = await forgetNews(tx, person);
        if (told && isNews) await notifyMember(context, tx, { ...told, person });
      }
      return people.length;
    });
    if (told === 0) return;
    context.outbox.wake();
  }
}

interface Told {
  readonly vote: VoteRow;
  readonly changes: readonly VoteChangeRow[];
}

async function lockTold(tx: Queries, kind: DbKind, id: string): Promise<Told | undefined> {
  const vote = await lockVote(tx, kind, { id, mode: 'share' });
  return vote && { vote, changes: await findChanges(tx, id) };
}

async function notifyMember(
  { content, outbox, site }: VotesContext,
  tx: Queries,
  { vote, changes, person }: Told & { person: Untold },
): Promise<void> {
  const { userId, email, language, news, had_slip } = person;
  if (userId === null || email === null || news === null) return;
  const local = localSite(site, { language });
  const told = describeNews(local, { vote, changes, news, hadSlip: had_slip === 1 });
  await notify(tx, content.clock, {
    userId,
    kind: 'content',
    title: told.heading,
    text: told.paragraphs.join(' '),
    href: pathTo(pages.memberVote, { slug: vote.slug }),
    // A vote may change several times.
    onceKey: [told.kind, vote.id, ...(news === 'change' ? [changes.length] : [])].join(':'),
  });
  await outbox.put(tx, voteMail(local, email, told));
}
