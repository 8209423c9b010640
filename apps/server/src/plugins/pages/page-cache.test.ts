import { describe, expect, it, vi } from 'vitest';
import { prepareResponse } from '../../http/prepared-response.ts';
import { PageCache, type RenderResult } from './page-cache.ts';

const page = (text: string, extra: Partial<RenderResult> = {}): RenderResult => ({
  response: prepareResponse({ status: 200, headers: [], bodies: { identity: Buffer.from(text) } }),
  tags: new Set(['all']),
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

  it('does not keep what must not be kept', async () => {
    const cache = new PageCache();
    const render = vi.fn(async () => page('404', { keep: false }));
    await cache.get('/lost', render);
    await cache.get('/lost', render);
    expect(render).toHaveBeenCalledTimes(2);
    expect(cache.size).toBe(0);
  });

  it('drops by tag and keeps the rest', async () => {
    const cache = new PageCache();
    await cache.get('/a', async () => page('a', { tags: new Set(['policies']) }));
    await cache.get('/b', async () => page('b', { tags: new Set(['blog-posts']) }));
    cache.drop(['policies', 'unknown']);
    expect(cache.peek('/a')).toBeUndefined();
    expect(textOf(cache.peek('/b'))).toBe('b');
  });

  it('forgets a render that began before the change, and renders anew for later requests', async () => {
    const cache = new PageCache();
    const { promise, resolve } = Promise.withResolvers<RenderResult>();
    const early = cache.get('/', () => promise);
    cache.drop(['all']);
    const late = cache.get('/', async () => page('new'));
    resolve(page('old'));
    expect(textOf(await early)).toBe('old');
    expect(textOf(await late)).toBe('new');
    expect(textOf(cache.peek('/'))).toBe('new');
  });

  it('tries again after a render that threw', async () => {
    const cache = new PageCache();
    await expect(cache.get('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(textOf(await cache.get('/', async () => page('up')))).toBe('up');
  });

  it('goes on serving an old page while the new render fails', async () => {
    let now = 0;
    const cache = new PageCache({ maxAgeMs: 1000, now: () => now });
    await cache.get('/', async () => page('old'));
    now = 1000;
    expect(cache.peek('/')).toBeUndefined();
    const failed = async () => page('error', { keep: false, failed: true });
    expect(textOf(await cache.get('/', failed))).toBe('old');
    expect(textOf(await cache.get('/', async () => page('fresh')))).toBe('fresh');
  });

  it('keeps within its bytes by letting go of what was used longest ago', async () => {
    const cache = new PageCache({ maxBytes: 30 });
    const put = (key: string) => cache.get(key, async () => page(key.padEnd(10, '.')));
    await put('/1');
    await put('/2');
    await put('/3');
    cache.peek('/1');
    await put('/4');
    expect(cache.bytes).toBe(30);
    expect(cache.peek('/2')).toBeUndefined();
    expect(cache.peek('/1')).toBeDefined();
    await cache.get('/huge', async () => page('x'.repeat(31)));
    expect(cache.peek('/huge')).toBeUndefined();
    expect(cache.bytes).toBe(30);
  });

  it('keeps nothing when it is off', async () => {
    const cache = new PageCache({ enabled: false });
    await cache.get('/', async () => page('x'));
    expect(cache.size).toBe(0);
  });
});
