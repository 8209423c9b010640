import { pages, pathTo } from '@rostra/contract/pages';
import type { Queries } from '../../../db/client.ts';
import type { VoteRow } from '../../../db/tables/votes.ts';
import { localSite } from '../../../languages/site.ts';
import { notify } from '../../notifications/index.ts';
import type { VotesContext } from '../context.ts';
import { findUntold, forgetNews } from '../roll/roll.repo.ts';
import { lockVote } from '../votes.repo.ts';
import { describeNews } from './describe-news.ts';
import { voteMail } from './emails.ts';

const BATCH = 100;

type Untold = Awaited<ReturnType<typeof findUntold>>[number];

/** Tells everybody on the roll that a vote was opened, closed or annulled, some members at a time. */
export async function tellRoll(context: VotesContext, signal: AbortSignal): Promise<void> {
  const { db } = context.content;
  for (;;) {
    if (signal.aborted) return;
    const told = await db.transaction(async (tx) => {
      const votes = new Map<string, VoteRow | undefined>();
      const people = await findUntold(tx, BATCH);
      for (const person of people) {
        const { vote_id: id } = person;
        // Locked, because an annulment writes to the same rows.
        if (!votes.has(id)) votes.set(id, await lockVote(tx, db.kind, { id, mode: 'share' }));
        const vote = votes.get(id);
        const isNews = await forgetNews(tx, person);
        if (vote && isNews) await tell(context, tx, { vote, person });
      }
      return people.length;
    });
    if (told === 0) return;
    context.outbox.wake();
  }
}

async function tell(
  { content, outbox, site }: VotesContext,
  tx: Queries,
  { vote, person }: { vote: VoteRow; person: Untold },
): Promise<void> {
  const { userId, email, language, news, had_slip } = person;
  if (userId === null || email === null || news === null) return;
  const local = localSite(site, { language });
  const told = describeNews(local, { vote, news, hadSlip: had_slip === 1 });
  await notify(tx, content.clock, {
    userId,
    kind: 'content',
    title: told.heading,
    text: told.paragraphs.join(' '),
    href: pathTo(pages.memberVote, { slug: vote.slug }),
    onceKey: `${told.kind}:${vote.id}`,
  });
  await outbox.put(tx, voteMail(local, email, told));
}
