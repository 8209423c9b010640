import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ContentApp, openContentApp } from '../../../../testing/content-app.ts';
import {
  listenToEverything,
  recordedEvents,
} from '../../../../testing/webhooks/recorded-events.ts';
import { carryOutPlans } from '../../../webhooks/index.ts';

const HOUR = 60 * 60_000;

let app: ContentApp;
beforeEach(async () => {
  app = await openContentApp();
  await listenToEverything(app.service.db);
});
afterEach(() => app.close());

const events = async () => (await recordedEvents(app.service.db)).map(({ type }) => type);
const later = (ms: number) => new Date(app.clock.now.getTime() + ms).toISOString();
const write = async (method: 'POST' | 'PUT' | 'DELETE', path: string, data?: object) =>
  (await app.send(method, `/api/blog-posts${path}`, data && { data }, 'editor')).body?.data;
const post = (data: object = {}, query = '') =>
  write('POST', query, { title: 'Hello', slug: 'hello', body: 'Words.', ...data });
const wait = async (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
  const context = { db: app.service.db, now: () => app.clock.now };
  await carryOutPlans(context, new AbortController().signal);
};

describe('webhooks hear of a text', () => {
  it('when it is published, changed, taken down and published again', async () => {
    const { documentId } = await post();
    await write('PUT', `/${documentId}`, { title: 'Hello again' });
    await write('PUT', `/${documentId}`, { publishedAt: null });
    await write('PUT', `/${documentId}?status=published`, {});
    await write('DELETE', `/${documentId}`);
    expect(await events()).toEqual([
      'content.published',
      'content.changed',
      'content.unpublished',
      'content.published',
      'content.deleted',
    ]);
    const [first, , gone] = await recordedEvents(app.service.db);
    expect(first).toEqual({
      type: 'content.published',
      object: `content:blog-posts:${documentId}:en`,
      occurred_at: app.clock.now.toISOString(),
      data: {
        collection: 'blog-posts',
        documentId,
        locale: 'en',
        title: 'Hello',
        slug: 'hello',
        publishedAt: app.clock.now.toISOString(),
        links: { page: '/blog/hello', api: `/api/blog-posts/${documentId}?locale=en` },
      },
    });
    expect(gone?.data.links).toEqual({});
  });

  it('not while it is a draft', async () => {
    const { documentId } = await post({}, '?status=draft');
    await write('PUT', `/${documentId}?status=draft`, { title: 'Still a draft' });
    await write('DELETE', `/${documentId}`);
    expect(await events()).toEqual([]);
  });

  it('when its time of publication has come, once', async () => {
    await post({ publishedAt: later(HOUR) });
    expect(await events()).toEqual([]);
    await wait(HOUR - 1);
    expect(await events()).toEqual([]);
    await wait(1);
    await wait(HOUR);
    expect(await events()).toEqual(['content.published']);
  });

  it('at its new time if it is postponed, and never if it is withdrawn or deleted', async () => {
    const { documentId } = await post({ publishedAt: later(HOUR) });
    await write('PUT', `/${documentId}`, { publishedAt: later(3 * HOUR) });
    const other = await post({ slug: 'other', publishedAt: later(HOUR) });
    await write('PUT', `/${other.documentId}`, { publishedAt: null });
    const third = await post({ slug: 'third', publishedAt: later(HOUR) });
    await write('DELETE', `/${third.documentId}`);
    await wait(2 * HOUR);
    expect(await events()).toEqual([]);
    await wait(HOUR);
    const recorded = await recordedEvents(app.service.db);
    expect(recorded).toMatchObject([{ type: 'content.published', data: { documentId } }]);
  });

  it('without drafts at each save', async () => {
    const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, data?: object) =>
      (await app.send(method, `/api/tags${path}`, data && { data }, 'editor')).body?.data;
    const { documentId } = await send('POST', '', { name: 'Rent', slug: 'rent' });
    await send('PUT', `/${documentId}`, { name: 'Rents' });
    await send('DELETE', `/${documentId}`);
    const recorded = await recordedEvents(app.service.db);
    expect(recorded).toMatchObject([
      { type: 'content.published', data: { title: 'Rent' } },
      { type: 'content.changed', data: { title: 'Rents' } },
      { type: 'content.deleted' },
    ]);
  });
});
