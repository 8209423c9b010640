import type { Audience, AudienceCount, AudienceMember } from '@rostra/contract';
import { type PageQuery, readPage } from '../../../../db/paging/read-page.ts';
import type { MailingRow } from '../../../../db/tables/newsletters.ts';
import { notFound } from '../../../../errors.ts';
import type { NewslettersContext } from '../../context.ts';
import { findNewsletter } from '../../manage/newsletters/managed-newsletters.repo.ts';
import { findMailing } from '../mailings.repo.ts';
import { audienceQuery } from './audience-query.ts';
import type { AudienceScope } from './audience-scope.ts';
import { countMatches, findMatches } from './count-audience.repo.ts';

type Context = Pick<NewslettersContext, 'db' | 'now'>;

export const scopeOf = (mailing: MailingRow): AudienceScope => ({
  newsletterId: mailing.newsletter_id,
  audience: JSON.parse(mailing.audience) as Audience,
  repeats: mailing.repeats,
});

export async function countAudience(
  { db, now }: Context,
  scope: AudienceScope,
): Promise<AudienceCount> {
  if (!(await findNewsletter(db.queries, scope.newsletterId))) throw notFound();
  return countMatches(db, await audienceQuery(db, scope, now()));
}

export async function listAudience(
  { db, now }: Context,
  { id, show, ...page }: PageQuery<number> & { id: string; show: 'recipients' | 'excluded' },
): Promise<{ data: AudienceMember[]; meta: { nextCursor: number | null } }> {
  const mailing = await findMailing(db.queries, id);
  if (!mailing) throw notFound();
  const query = await audienceQuery(db, scopeOf(mailing), now());
  const { rows, nextCursor } = await readPage(
    page,
    (range) => findMatches(db, query, { show, ...range }),
    (last) => last.subscriberId,
  );
  return { data: rows, meta: { nextCursor } };
}
