import type { LibraryCard, RequiredPlan } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { findFiles } from '../../media/index.ts';
import { describeProgress } from '../../reading/index.ts';
import { findLibraryRows, type LibraryRow } from './library.repo.ts';

export interface CardReader {
  readonly userId: number;
  readonly includedPlans: readonly RequiredPlan[];
  /** Whether cards name their language. */
  readonly isMultilingual: boolean;
}

/** Cards in the order of the ids. */
export async function describeCards(
  queries: Queries,
  { userId, includedPlans, isMultilingual }: CardReader,
  ids: readonly number[],
): Promise<LibraryCard[]> {
  if (ids.length === 0) return [];
  const rows = await findLibraryRows(queries, userId, ids);
  const pictureIds = rows.flatMap(({ featured_image_id }) => featured_image_id ?? []);
  const pictures = new Map(
    (await findFiles(queries, [...new Set(pictureIds)])).map((file) => [file.id, file]),
  );
  const cards = new Map(
    rows.map((row) => {
      const picture = pictures.get(row.featured_image_id ?? 0);
      const locale = isMultilingual ? { locale: row.locale } : {};
      const card = { ...describe(row, includedPlans), ...locale };
      return [row.id, { ...card, featuredImage: picture ?? null }];
    }),
  );
  return ids.flatMap((id) => cards.get(id) ?? []);
}

function describe(
  row: LibraryRow,
  includedPlans: readonly RequiredPlan[],
): Omit<LibraryCard, 'featuredImage'> {
  const requiredPlan = row.required_plan as RequiredPlan;
  return {
    documentId: row.document_id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    requiredPlan,
    isLocked: !includedPlans.includes(requiredPlan),
    readingMinutes: row.reading_minutes,
    publishedAt: row.published_at ?? '',
    author: named(row.author_name, row.author_slug),
    category: named(row.category_name, row.category_slug),
    attachmentCount: Number(row.attachment_count),
    progress: progressOf(row),
  };
}

const named = (name: string | null, slug: string | null) =>
  name !== null && slug !== null ? { name, slug } : null;

function progressOf(row: LibraryRow) {
  const { last_position, furthest_position, started_at, last_read_at, finished_at } = row;
  if (last_position === null || furthest_position === null) return null;
  if (started_at === null || last_read_at === null) return null;
  return describeProgress({
    last_position,
    furthest_position,
    started_at,
    last_read_at,
    finished_at,
  });
}
