import { type MailingFigures, type MailingState, mailingDeliveryStates } from '@rostra/contract';
import type { Queries } from '../../../../db/client.ts';
import type { TimedRow } from '../../../../db/paging/time-cursor.ts';
import type { MailingRow } from '../../../../db/tables/newsletters.ts';

export interface MailingFilter {
  readonly newsletter?: string | undefined;
  readonly state?: MailingState | undefined;
  /** `blog-posts/abc`. */
  readonly entry?: string | undefined;
}

export interface NamedMailing extends MailingRow {
  readonly newsletter_name: string;
}

const named = (queries: Queries) =>
  queries
    .selectFrom('mailings')
    .innerJoin('newsletters', 'newsletters.id', 'mailings.newsletter_id')
    .selectAll('mailings')
    .select('newsletters.name as newsletter_name');

export const findNamedMailing = (queries: Queries, id: string): Promise<NamedMailing | undefined> =>
  named(queries).where('mailings.id', '=', id).executeTakeFirst();

/** The latest first. */
export const findMailings = (
  queries: Queries,
  {
    newsletter,
    state,
    entry = '',
    before,
    limit,
  }: MailingFilter & { before: TimedRow | undefined; limit: number },
): Promise<NamedMailing[]> => {
  const [entryKind = '', entryId = ''] = entry.split('/');
  return named(queries)
    .$if(newsletter !== undefined, (query) =>
      query.where('mailings.newsletter_id', '=', newsletter ?? ''),
    )
    .$if(state !== undefined, (query) => query.where('mailings.state', '=', state ?? 'draft'))
    .$if(entry !== '', (query) =>
      query.where('mailings.entry_kind', '=', entryKind).where('mailings.entry_id', '=', entryId),
    )
    .$if(before !== undefined, (query) =>
      query.where(({ eb, or, and }) =>
        or([
          eb('mailings.created_at', '<', before?.at ?? ''),
          and([
            eb('mailings.created_at', '=', before?.at ?? ''),
            eb('mailings.id', '<', before?.id ?? ''),
          ]),
        ]),
      ),
    )
    .orderBy('mailings.created_at', 'desc')
    .orderBy('mailings.id', 'desc')
    .limit(limit)
    .execute();
};

/** How many mails of each mailing are in each state. */
export async function countDeliveries(
  queries: Queries,
  ids: readonly string[],
): Promise<Map<string, MailingFigures>> {
  const figures = new Map<string, MailingFigures>();
  if (ids.length === 0) return figures;
  const rows = await queries
    .selectFrom('deliveries')
    .select(({ fn }) => ['mailing_id', 'state', fn.countAll<number | string>().as('count')])
    .where('mailing_id', 'in', ids)
    .groupBy(['mailing_id', 'state'])
    .execute();
  for (const { mailing_id: id, state, count } of rows) {
    figures.set(id, { ...(figures.get(id) ?? NONE), [state]: Number(count) });
  }
  return figures;
}

export const NONE = Object.fromEntries(
  mailingDeliveryStates.map((state) => [state, 0]),
) as MailingFigures;
