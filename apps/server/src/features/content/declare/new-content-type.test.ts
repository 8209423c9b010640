import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../../db/migrate.ts';
import { migrations } from '../../../db/migrations/index.ts';
import { type ContentApp, openContentApp } from '../../../testing/content-app.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { openTestDb } from '../../../testing/test-db.ts';
import { write } from '../../../testing/write-posts.ts';
import type { Entry } from '../index.ts';
import { listResponse } from '../routes/entry-schema.ts';
import { events, eventsMigration } from '../testing/events.ts';

describe('a new content type', () => {
  let content: ContentApp;
  let documentId: string;
  beforeAll(async () => {
    const db = await openTestDb();
    await migrate(db, [...migrations, eventsMigration]);
    content = await openContentApp({ db, collections: [events] });
    const data = {
      title: 'Open evening',
      summary: 'Meet the costing panel',
      body: '## Programme\n\nTalks about *aqueducts*.',
      startsAt: '2026-07-01T17:00:00.000Z',
      place: 'Town hall',
    };
    documentId = (await write(content, 'events', data)).documentId;
  });
  afterAll(() => content.close());

  it('is listed, filtered and read through the API, in the shape of its schema', async () => {
    const { body } = await content.get(
      '/api/events?filters[startsAt][$gt]=2026-06-30&sort=startsAt',
    );
    expect(listResponse(events, false).parse(body)).toEqual(body);
    expect(body.data).toMatchObject([{ documentId, slug: 'open-evening', place: 'Town hall' }]);
    const one = await content.get(`/api/events/${documentId}`);
    const event: Entry<typeof events> = one.body.data;
    expect(event.title).toBe('Open evening');
  });

  it('has a page with its rendered body', async () => {
    const { body } = await content.get('/api/entry-pages/events/open-evening');
    expect(body.data).toMatchObject({ title: 'Open evening', toc: [{ text: 'Programme' }] });
    expect(body.data.bodyHtml).toContain('<em>aqueducts</em>');
    expect((await content.get('/api/entry-pages/events/nothing')).status).toBe(404);
    expect((await content.get('/api/entry-pages/member-contents/any', 'annual')).status).toBe(404);
  });

  it('is validated, and drops the cached pages that show it', async () => {
    const refused = await content.send('POST', '/api/events', { data: { title: 'No body' } });
    expect(refused.body.error.details.errors.map(({ path }: { path: string[] }) => path)).toEqual([
      ['body'],
      ['startsAt'],
    ]);
    content.invalidated.length = 0;
    const change = { data: { slug: 'an-open-evening' } };
    expect((await content.send('PUT', `/api/events/${documentId}`, change)).status).toBe(200);
    expect(content.invalidated).toEqual([
      'events',
      'events:open-evening',
      'events:an-open-evening',
    ]);
    const moved = await content.get('/api/entry-pages/events/open-evening');
    expect(moved.body.error.details.movedTo).toBe('an-open-evening');
  });

  it('is found by the search and listed in the sitemap', async () => {
    const { data } = (await content.get('/api/search?q=aqueducts')).body;
    expect(data).toMatchObject([{ collection: 'events', path: '/events/an-open-evening' }]);
    const sitemap = (await content.get('/sitemap.xml')).body;
    expect(sitemap).toContain('<loc>http://rostra.localhost/events</loc>');
    expect(sitemap).toContain('<loc>http://rostra.localhost/events/an-open-evening</loc>');
    await content.send('DELETE', `/api/events/${documentId}`);
    expect((await content.get('/api/search?q=aqueducts')).body.data).toEqual([]);
  });

  it('is part of the app and its API reference', async () => {
    const db = await openTestDb();
    await migrate(db, [...migrations, eventsMigration]);
    const { app, close } = await openTestApp({ db, extraCollections: [events] });
    expect((await app.inject('/api/events')).json().data).toEqual([]);
    const { paths } = (await app.inject('/api/openapi.json')).json();
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/events', '/api/events/{id}']));
    await close();
  });
});
