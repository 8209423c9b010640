import { sql } from 'kysely';
import type { Queries } from '../../db/client.ts';
import { personName } from '../../db/person-name.ts';
import type { ContributionRow } from '../../db/tables/consultations.ts';

/** All contributions in the order in which they were written, without names and support. */
export const findContributions = (
  queries: Queries,
  consultationId: string,
): Promise<ContributionRow[]> =>
  queries
    .selectFrom('contributions')
    .selectAll()
    .where('consultation_id', '=', consultationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** The same without texts, to find out which of them a page shows. Withdrawn ones are left out. */
export const findContributionIndex = (queries: Queries, consultationId: string) =>
  queries
    .selectFrom('contributions')
    .select(['id', 'block_id', 'state', 'hidden_at'])
    .where('consultation_id', '=', consultationId)
    .where('state', '!=', 'withdrawn')
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export type IndexedContribution = Awaited<ReturnType<typeof findContributionIndex>>[number];

/** Some contributions with names and support, in any order. */
export const findListedContributions = (queries: Queries, ids: readonly string[]) =>
  listed(queries)
    .where('contributions.id', 'in', [...ids])
    .execute();

export const findListedContribution = (queries: Queries, id: string) =>
  listed(queries).where('contributions.id', '=', id).executeTakeFirst();

export type ListedContribution = Awaited<ReturnType<typeof findListedContributions>>[number];

/** Whose proposals are in the drafts, in the order in which they were written. */
export const findCredits = (queries: Queries, consultationId: string) =>
  queries
    .selectFrom('contributions')
    .leftJoin('users', 'users.id', 'contributions.user_id')
    .select(['contributions.id', 'contributions.merged_in', authorName.as('author')])
    .where('contributions.consultation_id', '=', consultationId)
    .where('contributions.merged_in', 'is not', null)
    .where('contributions.hidden_at', 'is', null)
    .where('contributions.state', '!=', 'withdrawn')
    .orderBy('contributions.created_at')
    .orderBy('contributions.id')
    .execute();

const authorName = sql<string | null>`case when users.id is null then contributions.author_name
  else ${personName} end`;

const listed = (queries: Queries) =>
  queries
    .selectFrom('contributions')
    .leftJoin('users', 'users.id', 'contributions.user_id')
    .leftJoin('users as editors', 'editors.id', 'contributions.answered_by')
    .selectAll('contributions')
    .select(({ selectFrom, fn }) => [
      authorName.as('author'),
      'users.role as author_role',
      sql<string | null>`case when editors.id is null then contributions.answerer_name
        when coalesce(trim(editors.first_name), '') = '' then editors.username
        else trim(editors.first_name || ' ' || coalesce(editors.last_name, '')) end`.as('editor'),
      selectFrom('contribution_supports')
        .innerJoin('users as supporters', 'supporters.id', 'contribution_supports.user_id')
        .whereRef('contribution_supports.contribution_id', '=', 'contributions.id')
        .where('supporters.email_confirmed_at', 'is not', null)
        .where('supporters.is_blocked', '=', 0)
        .select(fn.countAll<number>().as('count'))
        .as('supports'),
    ]);

export const findContribution = (
  queries: Queries,
  id: string,
): Promise<ContributionRow | undefined> =>
  queries.selectFrom('contributions').selectAll().where('id', '=', id).executeTakeFirst();

export async function insertContribution(tx: Queries, row: ContributionRow): Promise<void> {
  await tx.insertInto('contributions').values(row).execute();
}

export async function updateContribution(
  tx: Queries,
  id: string,
  change: Partial<Omit<ContributionRow, 'id'>>,
): Promise<void> {
  await tx.updateTable('contributions').set(change).where('id', '=', id).execute();
}

export async function countContributionsSince(
  queries: Queries,
  userId: number,
  since: string,
): Promise<number> {
  const { count } = await queries
    .selectFrom('contributions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countSupportsSince(
  queries: Queries,
  userId: number,
  since: string,
): Promise<number> {
  const { count } = await queries
    .selectFrom('contribution_supports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const hasContributed = async (
  queries: Queries,
  { consultationId, userId }: { consultationId: string; userId: number },
): Promise<boolean> =>
  (await queries
    .selectFrom('contributions')
    .select('id')
    .where('consultation_id', '=', consultationId)
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** What the head of a consultation says, without hidden contributions and supports of unconfirmed or blocked accounts. */
export async function countContributions(queries: Queries, consultationId: string) {
  const visible = queries
    .selectFrom('contributions')
    .where('consultation_id', '=', consultationId)
    .where('state', '!=', 'withdrawn')
    .where('hidden_at', 'is', null);
  const { contributions, contributors, answered } = await visible
    .select(({ fn }) => [
      fn.countAll<number>().as('contributions'),
      sql<number>`count(distinct coalesce(cast(user_id as text), author_name))`.as('contributors'),
      fn.count<number>('answered_at').as('answered'),
    ])
    .executeTakeFirstOrThrow();
  const { supports } = await queries
    .selectFrom('contribution_supports')
    .innerJoin('users', 'users.id', 'contribution_supports.user_id')
    .where('users.email_confirmed_at', 'is not', null)
    .where('users.is_blocked', '=', 0)
    .where('contribution_id', 'in', visible.select('id'))
    .select(({ fn }) => fn.countAll<number>().as('supports'))
    .executeTakeFirstOrThrow();
  return {
    contributions: Number(contributions),
    contributors: Number(contributors),
    answered: Number(answered),
    supports: Number(supports),
  };
}

export async function findSupported(
  queries: Queries,
  { consultationId, userId }: { consultationId: string; userId: number },
): Promise<Set<string>> {
  const rows = await queries
    .selectFrom('contribution_supports')
    .innerJoin('contributions', 'contributions.id', 'contribution_supports.contribution_id')
    .select('contributions.id')
    .where('contributions.consultation_id', '=', consultationId)
    .where('contribution_supports.user_id', '=', userId)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

interface Support {
  readonly contributionId: string;
  readonly userId: number;
}

export const isSupporter = async (
  queries: Queries,
  { contributionId, userId }: Support,
): Promise<boolean> =>
  (await queries
    .selectFrom('contribution_supports')
    .select('user_id')
    .where('contribution_id', '=', contributionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()) !== undefined;

/** Returns whether it is new. */
export async function insertSupport(
  tx: Queries,
  { contributionId, userId }: Support,
  at: string,
): Promise<boolean> {
  const rows = await tx
    .insertInto('contribution_supports')
    .values({ contribution_id: contributionId, user_id: userId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute();
  return rows.length > 0;
}

/** Returns whether there was one. */
export async function deleteSupport(
  tx: Queries,
  { contributionId, userId }: Support,
): Promise<boolean> {
  const rows = await tx
    .deleteFrom('contribution_supports')
    .where('contribution_id', '=', contributionId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .execute();
  return rows.length > 0;
}

/** Members whose contributions can be read, with the addresses to which news about them go. */
export const findContributors = (queries: Queries, consultationId: string) =>
  queries
    .selectFrom('users')
    .select(['users.id', 'users.email', 'users.language'])
    .where('users.id', 'in', (from) =>
      from
        .selectFrom('contributions')
        .select('user_id')
        .where('consultation_id', '=', consultationId)
        .where('state', '!=', 'withdrawn')
        .where('hidden_at', 'is', null)
        .where('user_id', 'is not', null)
        .$castTo<{ user_id: number }>(),
    )
    .orderBy('users.id')
    .execute();

export const findWriter = (queries: Queries, userId: number) =>
  queries
    .selectFrom('users')
    .select(['id', 'email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();

/** For the data export of a member. */
export const findContributionsOf = (queries: Queries, userId: number) =>
  queries
    .selectFrom('contributions')
    .innerJoin('consultations', 'consultations.id', 'contributions.consultation_id')
    .select([
      'consultations.title',
      'contributions.kind',
      'contributions.text',
      'contributions.reason',
      'contributions.state',
      'contributions.answer',
      'contributions.created_at',
    ])
    .where('contributions.user_id', '=', userId)
    .orderBy('contributions.created_at')
    .execute();

export const findSupportsOf = (queries: Queries, userId: number) =>
  queries
    .selectFrom('contribution_supports')
    .innerJoin('contributions', 'contributions.id', 'contribution_supports.contribution_id')
    .innerJoin('consultations', 'consultations.id', 'contributions.consultation_id')
    .select(['consultations.title', 'contributions.text', 'contribution_supports.created_at'])
    .where('contribution_supports.user_id', '=', userId)
    .orderBy('contribution_supports.created_at')
    .execute();
