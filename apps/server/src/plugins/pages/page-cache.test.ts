import { describe, expect, it, vi } from 'vitest';
import { prepareResponse } from '../../http/prepared-response.ts';
import { PageCache, type RenderResult } from './page-cache.ts';

const page = (text: string, extra: Partial<RenderResult> = {}): RenderResult => ({
  response: prepareResponse({ status: 200, headers: [], bodies: { identity: Buffer.from(text) } }),
  tags: new Set(['site']),
  keep: true,
  failed: false,
  ...extra,
});

const textOf = (response: RenderResult['response'] | undefined) =>
  response?.variants.identity.body.toString();

describe('PageCache', () => {
  it('renders a page once', async () => {
    const cache = new PageCache();
    const render = vi.fn(async () => page('one'));
    await cache.get('/', render);
    expect(textOf(await cache.get('/', render))).toBe('one');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('lets two requests for a cold page share one render', async () => {
    const cache = new PageCache();
    const { promise, resolve } = Promise.withResolvers<RenderResult>();
    const render = vi.fn(() => promise);
    const both = Promise.all([cache.get('/', render), cache.get('/', render)]);
    resolve(page('shared'));
    expect((await both).map(textOf)).toEqual(['shared', 'shared']);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('does not cache private responses', async () => {
    const cache = new PageCache();
    const render = vi.fn(async () => page('404', { keep: false }));
    await cache.get('/lost', render);
    await cache.get('/lost', render);
    expect(render).toHaveBeenCalledTimes(2);
    expect(cache.size).toBe(0);
  });

  it('drops pages by tag and keeps the rest', async () => {
    const cache = new PageCache();
    await cache.get('/a', async () => page('a', { tags: new Set(['policies']) }));
    await cache.get('/b', async () => page('b', { tags: new Set(['blog-posts']) }));
    cache.drop(['policies', 'tags']);
    expect(cache.peek('/a')).toBeUndefined();
    expect(textOf(cache.peek('/b'))).toBe('b');
  });

  it('discards a render that started before a change', async () => {
    const cache = new PageCache();
    const { promise, resolve } = Promise.withResolvers<RenderResult>();
    const early = cache.get('/', () => promise);
    cache.drop(['site']);
    const late = cache.get('/', async () => page('new'));
    resolve(page('old'));
    expect(textOf(await early)).toBe('old');
    expect(textOf(await late)).toBe('new');
    expect(textOf(cache.peek('/'))).toBe('new');
  });

  it('renders again after an error', async () => {
    const cache = new PageCache();
    await expect(cache.get('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(textOf(await cache.get('/', async () => page('up')))).toBe('up');
  });

  describe('with a stale page', () => {
    const report = vi.fn();
    let now = 0;
    async function openOld() {
      now = 0;
      const cache = new PageCache({ maxAgeMs: 1000, now: () => now, report });
      await cache.get('/', async () => page('old'));
      now = 1000;
      expect(cache.peek('/')).toBeUndefined();
      return cache;
    }
    const held = () => {
      const { promise, resolve, reject } = Promise.withResolvers<RenderResult>();
      return { render: vi.fn(() => promise), finish: resolve, fail: reject };
    };
    const never = () => Promise.reject(new Error('Nobody should have rendered'));
    const settled = () => new Promise(setImmediate);

    it('serves it immediately and re-renders it in the background', async () => {
      const cache = await openOld();
      const { render, finish } = held();
      for (let request = 0; request < 3; request += 1) {
        expect(textOf(await cache.get('/', render))).toBe('old');
      }
      expect(render).toHaveBeenCalledTimes(1);
      finish(page('fresh'));
      await settled();
      expect(textOf(await cache.get('/', never))).toBe('fresh');
    });

    it('renders first if the page was not requested for a day', async () => {
      const cache = await openOld();
      now = 1000 + 24 * 60 * 60 * 1000;
      const failed = async () => page('error', { keep: false, failed: true });
      expect(textOf(await cache.get('/', failed))).toBe('old');
      now += 30_000 + 24 * 60 * 60 * 1000;
      expect(textOf(await cache.get('/', async () => page('fresh')))).toBe('fresh');
    });

    it('serves it while renders fail and retries periodically', async () => {
      const cache = await openOld();
      const failed = vi.fn(async () => page('error', { keep: false, failed: true }));
      for (let attempt = 1; attempt <= 3; attempt += 1) {
        expect(textOf(await cache.get('/', failed))).toBe('old');
        await settled();
        expect(textOf(cache.peek('/'))).toBe('old');
        expect(failed).toHaveBeenCalledTimes(attempt);
        now += 30_000;
        expect(cache.peek('/')).toBeUndefined();
      }
      await cache.get('/', async () => page('fresh'));
      await settled();
      expect(textOf(cache.peek('/'))).toBe('fresh');
    });

    it('reports errors of background renders', async () => {
      const cache = await openOld();
      const { render, fail } = held();
      expect(textOf(await cache.get('/', render))).toBe('old');
      fail(new Error('down'));
      await settled();
      expect(report).toHaveBeenCalledExactlyOnceWith(new Error('down'));
      now += 30_000;
      expect(textOf(await cache.get('/', async () => page('fresh')))).toBe('old');
      await settled();
      expect(textOf(cache.peek('/'))).toBe('fresh');
    });

    it('drops pages that have become private or deleted', async () => {
      const cache = await openOld();
      const notFound = async () => page('404', { keep: false });
      expect(textOf(await cache.get('/', notFound))).toBe('old');
      await settled();
      expect([cache.size, cache.bytes]).toEqual([0, 0]);
      expect(textOf(await cache.get('/', notFound))).toBe('404');
    });

    it('does not serve dropped pages or cache renders that started before', async () => {
      const cache = await openOld();
      const { render, finish } = held();
      await cache.get('/', render);
      cache.drop(['site']);
      expect(textOf(await cache.get('/', async () => page('new')))).toBe('new');
      finish(page('before the change'));
      await settled();
      expect(textOf(cache.peek('/'))).toBe('new');
    });
  });

  it('evicts the least recently used pages', async () => {
    const put = (key: string) => cache.get(key, async () => page(key.padEnd(10, '.')));
    const { bytes } = page('.'.repeat(10)).response;
    const cache = new PageCache({ maxBytes: 3 * bytes });
    await put('/1');
    await put('/2');
    await put('/3');
    cache.peek('/1');
    await put('/4');
    expect(cache.bytes).toBe(3 * bytes);
    expect(cache.peek('/2')).toBeUndefined();
    expect(cache.peek('/1')).toBeDefined();
    await cache.get('/huge', async () => page('x'.repeat(3 * bytes)));
    expect(cache.peek('/huge')).toBeUndefined();
    expect(cache.bytes).toBe(3 * bytes);
  });

  it('caches nothing if it is disabled', async () => {
    const cache = new PageCache({ enabled: false });
    await cache.get('/', async () => page('x'));
    expect(cache.size).toBe(0);
  });
});
