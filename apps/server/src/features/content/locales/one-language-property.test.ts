import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ContentApp, openContentApp } from '../../../testing/content-app.ts';
import { write } from '../../../testing/write-posts.ts';

/**
 * Two sites with the same content: one with a single language, and one that has translations besides. Whatever
 * a caller asks the first, it never shows that translations exist; the second answers the same in its default
 * language, apart from the fields of translations.
 */
let single: ContentApp;
let multilingual: ContentApp;

const TITLES = ['Rent', 'Bus', 'Water', 'Grid', 'Care'];

async function fill(content: ContentApp, hasTranslations: boolean): Promise<void> {
  const { documentId: category } = await write(content, 'categories', { name: 'Housing' });
  for (const [index, title] of TITLES.entries()) {
    content.clock.now = new Date(Date.UTC(2026, 4, index + 1));
    const categories = index % 2 === 0 ? [category] : [];
    const data = {
      title,
      body: `About ${title}.`,
      excerpt: index === 3 ? null : title,
      categories,
    };
    const { documentId } = await write(content, 'blog-posts', data);
    if (!hasTranslations) continue;
    const german = { title: `${title} auf Deutsch`, body: 'Worte.' };
    await content.send('PUT', `/api/blog-posts/${documentId}?locale=de`, { data: german });
  }
  if (hasTranslations) {
    await content.send('PUT', `/api/categories/${category}?locale=de`, {
      data: { name: 'Wohnen' },
    });
  }
}

beforeAll(async () => {
  single = await openContentApp({ languages: ['en'] });
  multilingual = await openContentApp({ languages: ['en', 'de'] });
  await fill(single, false);
  await fill(multilingual, true);
});
afterAll(async () => {
  await single.close();
  await multilingual.close();
});

const field = fc.constantFrom('title', 'slug', 'excerpt', 'publishedAt');
const parameters = fc.array(
  fc.oneof(
    fc
      .tuple(field, fc.constantFrom(...TITLES, 'rent', 'x'))
      .map(([key, value]) => `filters[${key}]=${value}`),
    fc
      .tuple(field, fc.constantFrom('e', 'R', 'a'))
      .map(([key, value]) => `filters[${key}][$contains]=${value}`),
    fc.constantFrom('filters[categories][slug]=housing', 'filters[categories][id][$null]=true'),
    fc.tuple(field, fc.constantFrom('asc', 'desc')).map(([key, order]) => `sort=${key}:${order}`),
    fc.constantFrom('populate=*', 'populate=categories', 'fields=title,slug', '_q=en'),
    fc.integer({ min: 1, max: 3 }).map((page) => `pagination[page]=${page}&pagination[pageSize]=2`),
  ),
  { maxLength: 4 },
);

/** Ids, times and the fields of translations differ between the two sites. */
const comparable = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (key, value) =>
    ['id', 'documentId', 'createdAt', 'updatedAt', 'locale', 'localizations'].includes(key)
      ? undefined
      : value,
  );

it('answers random queries as a site without translations', async () => {
  await fc.assert(
    fc.asyncProperty(parameters, async (items) => {
      const url = `/api/blog-posts?${items.join('&')}`;
      const [one, several] = await Promise.all([single.get(url), multilingual.get(url)]);
      expect(several.status).toBe(one.status);
      expect(comparable(several.body)).toEqual(comparable(one.body));
      // With one language there is nothing to choose.
      const asked = await single.get(`${url}&locale=de`);
      expect(asked).toMatchObject({ status: one.status, body: one.body });
      expect(JSON.stringify(one.body)).not.toMatch(/"(locale|localizations)"/);
    }),
    { numRuns: 150 },
  );
});

it.each(['filters[locale]=en', 'sort=locale', 'fields=locale', 'populate=localizations'])(
  'does not know the fields of translations with one language: %s',
  async (query) => {
    const answer = await single.get(`/api/blog-posts?${query}`);
    expect([answer.status, answer.body.error.message]).toEqual([
      400,
      expect.stringMatching(/^Invalid key (locale|localizations)/),
    ]);
  },
);
