import type { Call } from '@rostra/contract';
import { ApiError, type Client } from '@rostra/contract/client';
import { describe, expect, it } from 'vitest';
import { updateOwnUser } from './update-own-user.ts';

const saved = { id: 7 };
const refuse = (status: number) => new ApiError(`status ${status}`, { status });

/** Answers each call in turn. */
function setUp(...responses: (object | Error)[]) {
  const calls: string[] = [];
  const api = (async (call: Call, input: { params?: { id: number }; body: unknown }) => {
    calls.push(
      `${call.method} ${call.path} ${input.params?.id ?? ''} ${JSON.stringify(input.body)}`,
    );
    const response = responses.shift();
    if (response instanceof Error) throw response;
    return response;
  }) as unknown as Client;
  return { calls, save: () => updateOwnUser(api, { id: 7 }, { firstName: 'Ada' }) };
}

const body = '{"firstName":"Ada"}';
const WAYS = [
  `PUT /api/users/me  ${body}`,
  `PUT /api/users/:id 7 ${body}`,
  `PATCH /api/users/:id 7 ${body}`,
];

describe('updateOwnUser', () => {
  it('uses PUT me', async () => {
    const { calls, save } = setUp(saved);
    expect(await save()).toBe(saved);
    expect(calls).toEqual(WAYS.slice(0, 1));
  });

  it('falls back to PUT by id', async () => {
    const { calls, save } = setUp(refuse(405), saved);
    expect(await save()).toBe(saved);
    expect(calls).toEqual(WAYS.slice(0, 2));
  });

  it('falls back to PATCH by id', async () => {
    const { calls, save } = setUp(refuse(404), refuse(403), saved);
    expect(await save()).toBe(saved);
    expect(calls).toEqual(WAYS);
  });

  it('throws the error of the last fallback', async () => {
    const { save } = setUp(refuse(404), refuse(403), refuse(500));
    await expect(save()).rejects.toThrow('status 500');
  });

  it.each([0, 400, 401, 413, 429])('does not fall back after status %i', async (status) => {
    const { calls, save } = setUp(refuse(status), saved);
    await expect(save()).rejects.toThrow(`status ${status}`);
    expect(calls).toHaveLength(1);
  });

  it('needs a user with an id', async () => {
    const { calls } = setUp();
    const api = (() => Promise.reject(new Error('asked'))) as unknown as Client;
    await expect(updateOwnUser(api, undefined, {})).rejects.toThrow('User not authenticated');
    await expect(updateOwnUser(api, {} as never, {})).rejects.toThrow('User ID not found');
    expect(calls).toEqual([]);
  });
});
