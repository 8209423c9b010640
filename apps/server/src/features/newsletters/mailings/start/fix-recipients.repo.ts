import type { Plan } from '@rostra/contract';
import { sql } from 'kysely';
import type { DbKind, Queries } from '../../../../db/client.ts';
import { matchAudience } from '../audience/audience.repo.ts';
import type { AudienceQuery } from '../audience/audience-scope.ts';

export interface Recipients {
  readonly mailingId: string;
  readonly query: AudienceQuery;
  readonly plans: ReadonlyMap<number, Plan>;
  /** Those of the site, the default one first. */
  readonly languages: readonly [string, ...string[]];
  readonly at: string;
}

/** Copies everybody whom the mailing is for, with the reason of those who are left out. */
export async function insertRecipients(
  tx: Queries,
  kind: DbKind,
  { mailingId, query, plans, languages, at }: Recipients,
): Promise<void> {
  const { exclusion, from, where } = matchAudience(query);
  const domain =
    kind === 'postgres'
      ? sql`split_part(subscribers.email, '@', 2)`
      : sql`substr(subscribers.email, instr(subscribers.email, '@') + 1)`;
  await sql`insert into deliveries (mailing_id, subscriber_id, language, reader, domain, state, reason,
      due_at, first_tried_at, claim, lease_ends_at, attempts, reply, bounce, changed_at)
    select ${mailingId}, id, language, reader, domain,
      case when reason is null then 'queued' else 'skipped' end, reason,
      case when reason is null then ${at} end, null, null, null, 0, null, null, ${at}
    from (select subscribers.id, ${languageOf(languages)} as language, ${domain} as domain,
        case when users.id is null then 'visitor'
          else coalesce(plan.plan, 'account') end as reader,
        ${exclusion} as reason
      from ${from} left join (${planRows(kind, plans)}) as plan on plan.user_id = users.id
      where ${where}) as recipients
    order by id`.execute(tx);
}

const languageOf = ([first, ...others]: Recipients['languages']) =>
  others.length === 0
    ? sql`${first}`
    : sql`case when subscribers.language in (${sql.join(others)})
        then subscribers.language else ${first} end`;

/** The plans as rows, because a database cannot tell what Stripe's subscriptions are worth at the moment. */
function planRows(kind: DbKind, plans: ReadonlyMap<number, Plan>) {
  const json = JSON.stringify([...plans].map(([user_id, plan]) => ({ user_id, plan })));
  return kind === 'postgres'
    ? sql`select * from jsonb_to_recordset(${json}::jsonb) as rows (user_id integer, plan text)`
    : sql`select value ->> 'user_id' as user_id, value ->> 'plan' as plan from json_each(${json})`;
}

/** The texts that are needed. */
export const findVariants = (
  queries: Queries,
  mailingId: string,
): Promise<{ language: string; reader: string }[]> =>
  queries
    .selectFrom('deliveries')
    .select(['language', 'reader'])
    .distinct()
    .where('mailing_id', '=', mailingId)
    .where('state', '=', 'queued')
    .orderBy('language')
    .orderBy('reader')
    .execute();

export async function countQueued(queries: Queries, mailingId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('mailing_id', '=', mailingId)
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow();
  return Number(count);
}
