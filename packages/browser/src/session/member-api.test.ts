import { getMe, logOut } from '@rostra/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestBrowser, START, tokenFor } from '../testing/test-session.ts';
import { ada } from '../testing/test-user.ts';
import { createMemberApi } from './member-api.ts';

afterEach(() => vi.unstubAllGlobals());

/** A member's session, and the abort signals of its requests, which never get a response. */
async function openMember() {
  const { session } = createTestBrowser().openTab();
  session.setMember({ jwt: tokenFor(ada.id, START), refreshToken: 'r1', user: ada });
  const signals: AbortSignal[] = [];
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  return { session, signals, api: createMemberApi(session) };
}

it('cancels a pending read before it tells the server about the logout', async () => {
  const { session, signals, api } = await openMember();
  const read = api(getMe, { query: {} });
  await expect.poll(() => signals).toHaveLength(1);
  const left = session.logOut();
  expect(signals[0]?.aborted).toBe(true);
  await expect(read).rejects.toMatchObject({ name: 'AbortError' });
  await left;
});

it('lets a pending change finish', async () => {
  const { session, signals, api } = await openMember();
  void api(logOut, { body: {} });
  await expect.poll(() => signals).toHaveLength(1);
  await session.logOut();
  expect(signals[0]?.aborted).toBe(false);
});

it('keeps the signal of the caller', async () => {
  const { signals, api } = await openMember();
  const own = new AbortController();
  const read = api(getMe, { query: {} }, { signal: own.signal });
  await expect.poll(() => signals).toHaveLength(1);
  own.abort();
  await expect(read).rejects.toMatchObject({ name: 'AbortError' });
});
