import { getSite, readBlogPost } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { expect, it, vi } from 'vitest';
import { rememberCalls } from './remember-calls.ts';

it('makes each call once', async () => {
  const send = vi.fn(async (call: { path: string }, input?: unknown) => ({ call, input }));
  const client = rememberCalls(send as unknown as Client);
  const first = await client(readBlogPost, { params: { slug: 'a' } });
  expect(await client(readBlogPost, { params: { slug: 'a' } })).toBe(first);
  await client(readBlogPost, { params: { slug: 'b' } });
  await client(getSite);
  expect(send).toHaveBeenCalledTimes(3);
});

it('remembers failures, too', async () => {
  const failure = new Error('unavailable');
  const send = vi.fn(() => Promise.reject(failure));
  const client = rememberCalls(send as unknown as Client);
  await expect(client(getSite)).rejects.toBe(failure);
  await expect(client(getSite)).rejects.toBe(failure);
  expect(send).toHaveBeenCalledOnce();
});
