import { describe, expect, it } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

describe('answers kept for visitors', () => {
  it('are read once until they run out or something is written', async () => {
    let now = 0;
    let reads = 0;
    const cache = new AnswerCache(() => now);
    const ask = () => cache.get('/a', async () => String(++reads));
    expect([await ask(), await ask()].map(String)).toEqual(['1', '1']);
    now = 5_000;
    expect(String(await ask())).toBe('2');
    cache.clear();
    expect(String(await ask())).toBe('3');
    expect(cache.size).toEqual({ answers: 1, bytes: 5 });
  });

  it('does not keep an answer under a URL of more than 2 KB', async () => {
    const cache = new AnswerCache();
    await cache.get(`/a?${'x'.repeat(2_100)}`, async () => 'body');
    expect(cache.size).toEqual({ answers: 0, bytes: 0 });
  });

  it('counts the URL, and keeps no more than 2,000', async () => {
    const cache = new AnswerCache(() => 0);
    await cache.get('/a?1', async () => '{}');
    expect(cache.size.bytes).toBe(10);
    for (let index = 0; index < 3_000; index += 1) {
      await cache.get(`/a?${index}`, async () => '{}');
    }
    expect(cache.size.answers).toBe(2_000);
  });

  it('stays under 32 MB, whatever comes', async () => {
    const cache = new AnswerCache(() => 0);
    const large = 'x'.repeat(10 * 1024 * 1024);
    for (const url of ['/1', '/2', '/3', '/4']) await cache.get(url, async () => large);
    await cache.get('/5', async () => large.repeat(4));
    expect(cache.size.bytes).toBeLessThanOrEqual(32 * 1024 * 1024);
  });

  it('lets go of what has run out when something new is kept', async () => {
    let now = 0;
    const cache = new AnswerCache(() => now);
    await cache.get('/old', async () => 'old');
    now = 6_000;
    await cache.get('/new', async () => 'new');
    expect(cache.size).toEqual({ answers: 1, bytes: 11 });
  });
});
