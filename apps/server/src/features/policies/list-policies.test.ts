import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ContentApp, openContentApp } from '../../testing/content-app.ts';
import { write } from '../../testing/write-posts.ts';

let content: ContentApp;
beforeEach(async () => {
  content = await openContentApp({ languages: ['en', 'de'] });
});
afterEach(() => content.close());

const DAY = 24 * 60 * 60_000;
const tomorrow = () => {
  content.clock.now = new Date(content.clock.now.getTime() + DAY);
};

const policy = (slug: string, more: Record<string, unknown> = {}) =>
  write(content, 'policies', {
    title: `Title of ${slug}`,
    slug,
    area: 'domestic',
    body: 'A lighthouse.',
    ...more,
  });

const change = (documentId: string, data: Record<string, unknown>, query = '') =>
  content.send('PUT', `/api/policies/${documentId}${query}`, { data });

const list = async (locale = 'en') =>
  (await content.get(`/api/policies/overview?locale=${locale}`)).body.data;

describe('the list of all policies', () => {
  it('has the leading policy of an area first, with its path and newest edition', async () => {
    const { documentId } = await policy('housing', { summary: 'Homes for all.' });
    await policy('domestic', { order: 9 });
    await policy('privacy', { area: 'privacy' });
    tomorrow();
    await change(documentId, { body: 'Two lighthouses.' });
    const found = await list();
    expect(found.filter(({ area }: { area: string }) => area === 'domestic')).toMatchObject([
      { title: 'Title of domestic', path: '/policies/domestic', edition: { number: 1 } },
      {
        documentId,
        title: 'Title of housing',
        summary: 'Homes for all.',
        path: '/policies/housing',
        key: 'housing',
        edition: { number: 2, publishedAt: '2026-06-02T12:00:00.000Z' },
      },
    ]);
    expect(found).toHaveLength(3);
  });

  it('leaves out drafts', async () => {
    await content.send('POST', '/api/policies?status=draft', {
      data: { title: 'Draft', slug: 'draft', area: 'domestic', body: 'Secret.' },
    });
    expect(await list()).toEqual([]);
  });

  it('shows each policy once, in the language of the page if it is translated', async () => {
    const { documentId } = await policy('housing', { order: 1 });
    await policy('transport', { order: 2 });
    tomorrow();
    await change(
      documentId,
      { title: 'Wohnen', slug: 'wohnen', area: 'domestic', body: 'Text.' },
      '?locale=de',
    );
    const found = (await list('de')).map(
      ({
        key,
        locale,
        edition,
      }: {
        key: string;
        locale: string;
        edition: { publishedAt: string };
      }) => [key, locale, edition.publishedAt.slice(0, 10)],
    );
    expect(found).toEqual([
      ['wohnen', 'de', '2026-06-02'],
      ['transport', 'en', '2026-06-01'],
    ]);
  });
});

it('the search shows when the newest edition was published', async () => {
  const { documentId } = await policy('housing');
  await policy('transport');
  tomorrow();
  await change(documentId, { body: 'Two lighthouses.' });
  tomorrow();
  const { body } = await content.get('/api/search?q=lighthouse&locale=en');
  const days = body.data.map((hit: { slug: string; publishedAt: string }) => [
    hit.slug,
    hit.publishedAt.slice(0, 10),
  ]);
  expect(days.toSorted()).toEqual([
    ['housing', '2026-06-02'],
    ['transport', '2026-06-01'],
  ]);
});

describe('the sitemap', () => {
  const addresses = async (path: string) =>
    [...String((await content.get(path)).body).matchAll(/<loc>http:\/\/rostra\.localhost([^<]*)/g)]
      .map(([, address]) => address)
      .filter((address) => address?.includes('/policies'));

  it('has the list of policies, lists of editions, and former editions', async () => {
    const { documentId } = await policy('housing');
    tomorrow();
    await change(documentId, { body: 'Two lighthouses.' });
    expect(await addresses('/sitemap.xml')).toEqual([
      '/policies',
      '/policies/domestic',
      '/policies/housing/versions',
      '/policies/housing/versions/1',
    ]);
    // The page of the area shows the text of the newest edition, and nothing is translated.
    expect(await addresses('/de/sitemap.xml')).toEqual(['/de/policies']);
    const { body } = await content.get('/sitemap.xml');
    expect(body).toContain(
      '/policies/housing/versions</loc><lastmod>2026-06-02T12:00:00.000Z</lastmod>' +
        '<xhtml:link rel="alternate" hreflang="en"',
    );
  });

  it('has no editions of a policy that is no longer published', async () => {
    const { documentId } = await policy('housing');
    await content.send('DELETE', `/api/policies/${documentId}`);
    expect(await addresses('/sitemap.xml')).toEqual(['/policies']);
  });
});
