import type { LibrarySort, ReadState, RequiredPlan } from '@rostra/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import { visibleIn } from '../../../db/visible-in.ts';
import { type LocaleScope, localesIn } from '../../content/index.ts';

export interface LibraryFilter {
  readonly userId: number;
  readonly now: string;
  readonly locale: LocaleScope;
  /** Only entries that require one of these plans. */
  readonly plans?: readonly RequiredPlan[] | undefined;
  readonly category?: string | undefined;
  readonly state?: ReadState | undefined;
  /** Only these documents, such as the matches of a search. */
  readonly documents?: readonly string[] | undefined;
}

export type LibraryOrder = LibrarySort | 'lastRead';

const ORDERS: Record<LibraryOrder, RawBuilder<unknown>> = {
  newest: sql`entry.published_at desc, entry.id desc`,
  oldest: sql`entry.published_at, entry.id`,
  title: sql`lower(entry.title), entry.id`,
  shortest: sql`entry.reading_minutes, entry.published_at desc, entry.id desc`,
  lastRead: sql`progress.last_read_at desc, entry.id desc`,
};

const STATES: Record<ReadState, RawBuilder<unknown>> = {
  unread: sql`progress.finished_at is null`,
  started: sql`progress.finished_at is null and progress.furthest_position > 0`,
  read: sql`progress.finished_at is not null`,
};

const isIn = (column: string, values: readonly string[]) =>
  values.length === 0 ? sql`1 = 0` : sql`${sql.ref(column)} in (${sql.join(values)})`;

/** By document: entries in another language have the category of that language. */
const isFiledUnder = (slug: string, scope: LocaleScope) => {
  const locales = localesIn(scope);
  const isIn = locales ? sql`and named.locale in (${sql.join(locales)})` : sql``;
  return sql`entry.category_id in (select same.id from categories as same
    inner join categories as named on named.document_id = same.document_id
    where named.slug = ${slug} ${isIn})`;
};

/** Uses indexed columns only, and joins reading progress only where needed. */
function from(
  { userId, now, locale, plans, category, state, documents }: LibraryFilter,
  isJoined: boolean,
) {
  const conditions = [
    visibleIn('member_contents', 'entry', locale, now),
    ...(plans ? [isIn('entry.required_plan', plans)] : []),
    ...(documents ? [isIn('entry.document_id', documents)] : []),
    ...(category === undefined ? [] : [isFiledUnder(category, locale)]),
    ...(state ? [STATES[state]] : []),
  ];
  const progress = isJoined
    ? sql`left join reading_progress as progress
        on progress.user_id = ${userId} and progress.document_id = entry.document_id`
    : sql``;
  return sql`from member_contents as entry ${progress} where ${sql.join(conditions, sql` and `)}`;
}

export async function findLibraryIds(
  queries: Queries,
  filter: LibraryFilter,
  { order, limit, offset }: { order: LibraryOrder; limit: number; offset: number },
): Promise<number[]> {
  const isJoined = filter.state !== undefined || order === 'lastRead';
  const { rows } = await sql<{ id: number }>`select entry.id ${from(filter, isJoined)}
    order by ${ORDERS[order]} limit ${limit} offset ${offset}`.execute(queries);
  return rows.map(({ id }) => id);
}

export async function countLibrary(queries: Queries, filter: LibraryFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total
    ${from(filter, filter.state !== undefined)}`.execute(queries);
  return Number(rows[0]?.total ?? 0);
}

/** The rows of cards, in any order. */
export const findLibraryRows = (queries: Queries, userId: number, ids: readonly number[]) =>
  queries
    .selectFrom('member_contents as entry')
    .leftJoin('categories', 'categories.id', 'entry.category_id')
    .leftJoin('authors', 'authors.id', 'entry.author_id')
    .leftJoin('reading_progress as progress', (join) =>
      join
        .on('progress.user_id', '=', userId)
        .onRef('progress.document_id', '=', 'entry.document_id'),
    )
    .select((eb) => [
      'entry.id',
      'entry.document_id',
      'entry.slug',
      'entry.title',
      'entry.locale',
      'entry.excerpt',
      'entry.required_plan',
      'entry.reading_minutes',
      'entry.published_at',
      'entry.featured_image_id',
      'categories.name as category_name',
      'categories.slug as category_slug',
      'authors.name as author_name',
      'authors.slug as author_slug',
      'progress.last_position',
      'progress.furthest_position',
      'progress.started_at',
      'progress.last_read_at',
      'progress.finished_at',
      eb
        .selectFrom('member_contents_attachments as link')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('link.member_content_id', '=', 'entry.id')
        .as('attachment_count'),
    ])
    .where('entry.id', 'in', ids)
    .execute();

export type LibraryRow = Awaited<ReturnType<typeof findLibraryRows>>[number];

/** The categories of visible entries, each once, in the preferred language if it is translated. */
export async function findLibraryCategories(
  queries: Queries,
  { locale, now }: Pick<LibraryFilter, 'locale' | 'now'>,
): Promise<{ name: string; slug: string; locale?: string }[]> {
  const rows = await selectCategories(queries, { locale, now });
  const [preferred] = localesIn(locale) ?? [];
  const byDocument = Map.groupBy(rows, ({ document_id }) => document_id);
  return [...byDocument.values()].flatMap((translations) => {
    const found = translations.find((row) => row.locale === preferred) ?? translations[0];
    if (!found) return [];
    const { name, slug } = found;
    return [{ name, slug, ...(locale.kind === 'only' ? {} : { locale: found.locale }) }];
  });
}

const selectCategories = (
  queries: Queries,
  { locale, now }: Pick<LibraryFilter, 'locale' | 'now'>,
) =>
  queries
    .selectFrom('categories')
    .select(['name', 'slug', 'document_id', 'locale'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('member_contents as entry')
          .select('entry.id')
          .whereRef('entry.category_id', '=', 'categories.id')
          .where(visibleIn('member_contents', 'entry', locale, now)),
      ),
    )
    .orderBy('name')
    .execute();
