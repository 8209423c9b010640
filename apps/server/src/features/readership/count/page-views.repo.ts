import type { DbKind, Queries } from '../../../db/client.ts';
import { Sketch } from './sketch.ts';

/** Rows of a day. Nobody can fill the disk with made-up visits. */
const MAX_PAGES = 5_000;
const MAX_REFERRERS = 2_000;

export interface PageViews {
  views: number;
  /** Their hashes. */
  readonly visitors: Buffer[];
}

/** In the same order in every process, so that two transactions never wait for each other. */
const inOrder = <Value>(entries: ReadonlyMap<string, Value>) =>
  [...entries].toSorted(([one], [other]) => (one < other ? -1 : 1));

export async function addPageViews(
  tx: Queries,
  kind: DbKind,
  day: string,
  pages: ReadonlyMap<string, PageViews>,
): Promise<void> {
  const known = new Set((await findPages(tx, day)).map(({ path }) => path));
  let room = MAX_PAGES - known.size;
  for (const [path, { views, visitors }] of inOrder(pages)) {
    if (!known.has(path)) {
      if (room <= 0) continue;
      room -= 1;
      await addEmptyRow(tx, day, path);
    }
    const row = await tx
      .selectFrom('page_views')
      .select(['visitors', 'sketch'])
      .where('day', '=', day)
      .where('path', '=', path)
      .$if(kind === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    if (!row) continue;
    const counted = addVisitors(row, visitors);
    await tx
      .updateTable('page_views')
      .set((set) => ({ views: set('views', '+', views), ...counted }))
      .where('day', '=', day)
      .where('path', '=', path)
      .execute();
  }
}

const findPages = (tx: Queries, day: string) =>
  tx.selectFrom('page_views').select('path').where('day', '=', day).execute();

const addEmptyRow = (tx: Queries, day: string, path: string) =>
  tx
    .insertInto('page_views')
    .values({ day, path, views: 0, visitors: 0, sketch: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

function addVisitors(
  { visitors, sketch: stored }: { visitors: number; sketch: string | null },
  hashes: readonly Buffer[],
) {
  // Those of a day that is closed stay as they are.
  if (hashes.length === 0 || (stored === null && visitors > 0)) return {};
  const sketch = stored === null ? new Sketch() : Sketch.fromText(stored);
  for (const hash of hashes) sketch.add(hash);
  const text = sketch.toText();
  return text === stored ? {} : { sketch: text, visitors: sketch.count };
}

export async function addReferrers(
  tx: Queries,
  day: string,
  referrers: ReadonlyMap<string, ReadonlyMap<string, number>>,
): Promise<void> {
  const rows = await findReferrers(tx, day);
  const known = new Set(rows.map(({ path, referrer }) => keyOf(path, referrer)));
  let room = MAX_REFERRERS - known.size;
  for (const [path, views] of inOrder(referrers)) {
    for (const [referrer, times] of inOrder(views)) {
      if (!known.has(keyOf(path, referrer))) {
        if (room <= 0) continue;
        room -= 1;
      }
      await tx
        .insertInto('page_referrers')
        .values({ day, path, referrer, views: times })
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'path', 'referrer'])
            .doUpdateSet((set) => ({ views: set('page_referrers.views', '+', times) })),
        )
        .execute();
    }
  }
}

const findReferrers = (tx: Queries, day: string) =>
  tx.selectFrom('page_referrers').select(['path', 'referrer']).where('day', '=', day).execute();

/** A path contains no spaces. */
const keyOf = (path: string, referrer: string) => `${path} ${referrer}`;

/** What was needed to tell the visitors of a day apart. */
export async function deleteSketchesBefore(queries: Queries, day: string): Promise<void> {
  await queries
    .updateTable('page_views')
    .set({ sketch: null })
    .where('day', '<', day)
    .where('sketch', 'is not', null)
    .execute();
}

export async function deleteViewsBefore(queries: Queries, day: string): Promise<void> {
  await queries.deleteFrom('page_views').where('day', '<', day).execute();
  await queries.deleteFrom('page_referrers').where('day', '<', day).execute();
}
