import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ResponseCache } from './response-cache.ts';

describe('the cache of responses to visitors', () => {
  it('reads a response once until it expires or something is written', async () => {
    let now = 1_000;
    let reads = 0;
    const cache = new ResponseCache(() => now);
    const ask = () => cache.get('/a', async () => String(++reads));
    expect([await ask(), await ask()].map(String)).toEqual(['1', '1']);
    now += 5_001;
    expect(String(await ask())).toBe('2');
    cache.clear();
    expect(String(await ask())).toBe('3');
    expect(cache.size).toEqual({ responses: 1, bytes: 5 });
  });

  it('does not store a response with a URL of more than 2 KB', async () => {
    const cache = new ResponseCache();
    await cache.get(`/a?${'x'.repeat(2_100)}`, async () => 'body');
    expect(cache.size).toEqual({ responses: 0, bytes: 0 });
  });

  it('counts the size of URLs, and stores at most 2,000 responses', async () => {
    const cache = new ResponseCache(() => 1_000);
    await cache.get('/a?1', async () => '{}');
    expect(cache.size.bytes).toBe(10);
    for (let index = 0; index < 3_000; index += 1) {
      await cache.get(`/a?${index}`, async () => '{}');
    }
    expect(cache.size.responses).toBe(2_000);
  });

  it('stays under 8 MB', async () => {
    const cache = new ResponseCache(() => 1_000);
    const large = 'x'.repeat(3 * 1024 * 1024);
    for (const url of ['/1', '/2', '/3', '/4']) await cache.get(url, async () => large);
    await cache.get('/5', async () => large.repeat(4));
    expect(cache.size.bytes).toBeLessThanOrEqual(8 * 1024 * 1024);
  });

  it('drops expired responses although nobody asks for them', async () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    let now = 1_000;
    const cache = new ResponseCache(() => now);
    const pass = (milliseconds: number) => {
      now += milliseconds;
      vi.advanceTimersByTime(milliseconds);
    };
    await cache.get('/old', async () => 'old');
    pass(3_000);
    await cache.get('/new', async () => 'new');
    pass(3_000);
    expect(cache.size).toEqual({ responses: 1, bytes: 11 });
    pass(6_000);
    expect(cache.size).toEqual({ responses: 0, bytes: 0 });
  });
});
