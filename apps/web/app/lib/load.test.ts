import { getSite } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { load } from './load.ts';
import { apiContext } from './render-host.ts';

const failing = (status: number, details: Record<string, unknown> = {}) => {
  const context = new RouterContextProvider();
  context.set(apiContext, (async () => {
    throw new ApiError('No', { status, details });
  }) as never);
  const pathOf = (slug: string) => `/blog/${slug}`;
  return load(context, (api) => api(getSite), pathOf).catch((thrown: unknown) => thrown);
};

describe('load', () => {
  it('says that a thing is not there', async () => {
    expect(await failing(404)).toMatchObject({ init: { status: 404 } });
  });

  it.each([0, 500, 503])('turns %s into a page that can be tried again', async (status) => {
    expect(await failing(status)).toMatchObject({ init: { status: 503 } });
  });

  it('leads from an old slug to the present one, for good', async () => {
    const answer = (await failing(404, { movedTo: 'new' })) as Response;
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/blog/new']);
  });

  it('does not hide a call that was wrong', async () => {
    expect(await failing(400)).toBeInstanceOf(ApiError);
  });
});
