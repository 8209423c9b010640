import type { EntrySummary } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { expect, it } from 'vitest';
import { runBulkAct } from './bulk-acts.ts';

const entry = (documentId: string, version: number): EntrySummary => ({
  kind: 'blog-posts',
  documentId,
  locale: 'en',
  title: documentId,
  slug: '',
  state: 'draft',
  version,
  createdAt: '',
  updatedAt: '',
  publishedAt: null,
  changesAt: null,
  editor: null,
  owner: null,
  author: null,
  review: { state: 'none', note: null, by: null, at: null, reviewer: null },
  deletedAt: null,
});

it('goes on after a failure, and says for each entry what happened', async () => {
  const sent: unknown[] = [];
  const api = (async (_: unknown, input: { params: { id: string } }, options: object) => {
    sent.push([input.params.id, options]);
    if (input.params.id === 'b') throw new Error('No title');
  }) as unknown as Client;
  const progress: number[] = [];
  const results = await runBulkAct(api, 'publish', [entry('a', 1), entry('b', 2), entry('c', 3)], {
    describeError: (error) => (error as Error).message,
    onResult: (done) => progress.push(done.length),
  });
  expect(results.map(({ failure }) => failure)).toEqual([undefined, 'No title', undefined]);
  expect(progress).toEqual([1, 2, 3]);
  expect(sent).toEqual([
    ['a', { ifMatch: 1 }],
    ['b', { ifMatch: 2 }],
    ['c', { ifMatch: 3 }],
  ]);
});
