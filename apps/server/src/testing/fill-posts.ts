import type { Db } from '../db/client.ts';
import { newDocumentId } from '../document-id.ts';
import { inBatches } from './in-batches.ts';
import { publishedRow } from './published-row.ts';

const AUTHORS = 5;
const CATEGORIES = 8;
const TAGS = 30;

const WORDS =
  'budget bridge water council harbour ledger evening grid treaty housing register care timetable shade flood vote'.split(
    ' ',
  );

const VOCABULARY = 4_000;

/** Four kilobytes of words, different for every post; as in a language, some are far commoner. */
const bodyOf = (index: number) => {
  let random = index + 1;
  return Array.from({ length: 560 }, () => {
    random = (random * 48_271) % 2_147_483_647;
    const place = Math.floor((random / 2_147_483_647) ** 3 * VOCABULARY);
    return place % 250 === 249 ? WORDS[(place / 250) | 0] : `w${place.toString(36)}`;
  }).join(' ');
};

/** Posts with author, categories, tags and picture, as measurements want them. */
export async function fillPosts(db: Db, count: number): Promise<void> {
  const at = '2026-01-01T00:00:00.000Z';
  const entry = () => ({
    document_id: newDocumentId(),
    created_at: at,
    updated_at: at,
    published_at: at,
  });
  await db.transaction(async (tx) => {
    for (let index = 1; index <= AUTHORS; index += 1) {
      const slug = `author-${index}`;
      const file = { name: `${slug}.png`, hash: slug, ext: '.png', mime: 'image/png', size: 120.5 };
      await tx
        .insertInto('files')
        .values({
          ...entry(),
          ...file,
          url: `/uploads/${slug}.png`,
          provider: 'local',
          is_private: 0,
        })
        .execute();
      await tx
        .insertInto('authors')
        .values({ ...entry(), name: `Author ${index}`, username: slug, slug })
        .execute();
    }
    const named = (kind: string) => (_: unknown, index: number) => ({
      ...entry(),
      name: `${kind} ${index}`,
      slug: `${kind}-${index}`,
    });
    await tx
      .insertInto('categories')
      .values(Array.from({ length: CATEGORIES }, named('category')))
      .execute();
    await tx
      .insertInto('tags')
      .values(Array.from({ length: TAGS }, named('tag')))
      .execute();
    await inBatches(count, (indexes) => insertPosts(tx, indexes));
  });
}

async function insertPosts(tx: Db['queries'], indexes: readonly number[]): Promise<void> {
  const rows = indexes.map((index) => ({
    ...publishedRow(index),
    title: `Post ${index} on ${WORDS[index % WORDS.length]}`,
    slug: `post-${index}`,
    excerpt: `What post ${index} is about, in a sentence or two that a reader sees in the list.`,
    body: bodyOf(index),
    reading_minutes: 3,
    author_id: (index % AUTHORS) + 1,
    featured_image_id: (index % AUTHORS) + 1,
  }));
  const posts = await tx.insertInto('blog_posts').values(rows).returning('id').execute();
  const ids = posts.map(({ id }) => id);
  await tx
    .insertInto('blog_posts_categories')
    .values(
      ids.map((id) => ({ blog_post_id: id, category_id: (id % CATEGORIES) + 1, position: 0 })),
    )
    .execute();
  await tx
    .insertInto('blog_posts_tags')
    .values(
      ids.flatMap((id) =>
        [0, 11].map((step, position) => ({
          blog_post_id: id,
          tag_id: ((id + step) % TAGS) + 1,
          position,
        })),
      ),
    )
    .execute();
  await tx
    .insertInto('search_entries')
    .values(
      rows.map((row) => ({
        collection: 'blog-posts',
        document_id: row.document_id,
        audience: 'public',
        slug: row.slug,
        title: row.title,
        summary: row.excerpt,
        body: row.body,
        published_at: row.published_at,
      })),
    )
    .execute();
}
