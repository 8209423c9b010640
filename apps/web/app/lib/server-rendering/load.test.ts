import { getSite } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { load } from './load.ts';
import { apiContext } from './render-host.ts';

const failingWith = (error: Error) => {
  const context = new RouterContextProvider();
  context.set(apiContext, (() => Promise.reject(error)) as never);
  const pathOf = (slug: string) => `/blog/${slug}`;
  return load(context, (api) => api(getSite), pathOf).catch((thrown: unknown) => thrown);
};

const failing = (status: number, details: Record<string, unknown> = {}) =>
  failingWith(new ApiError('No', { status, details }));

describe('load', () => {
  it.each([400, 403, 404, 414])('treats %s as not found', async (status) => {
    expect(await failing(status)).toMatchObject({ init: { status: 404 } });
  });

  it.each([0, 429, 500, 503])('turns %s into 503', async (status) => {
    expect(await failing(status)).toMatchObject({ init: { status: 503 } });
  });

  it('redirects permanently from a former slug', async () => {
    const response = (await failing(404, { movedTo: 'new' })) as Response;
    expect([response.status, response.headers.get('location')]).toEqual([301, '/blog/new']);
  });

  it('does not hide unexpected errors', async () => {
    const fault = new TypeError('Ours');
    expect(await failingWith(fault)).toBe(fault);
  });
});
