import { afterAll, expect, it } from 'vitest';
import { NO_LABELS } from '../markdown/labels.ts';
import type { ParagraphTask } from './compare-paragraphs.ts';
import { createComparisonPool } from './comparison-pool.ts';
import { createParagraphPool } from './paragraph-pool.ts';

const MAX_CPU_MS = 200;
const paragraphs = createParagraphPool(MAX_CPU_MS);
const comparisons = createComparisonPool();
afterAll(() => Promise.all([paragraphs.close(), comparisons.close()]));

const labels = {
  ...{ language: 'en', footnotes: '', done: '', toDo: '', blocks: NO_LABELS.blocks },
  ...{ added: 'Added:', removed: 'Removed:', table: '' },
};
const task = (after: string): ParagraphTask => ({
  ...{ before: 'Build homes.', after, images: new Map(), links: undefined, labels },
});
const slow = '*a_'.repeat(3_333);

it.each([
  ['another wording', 'Build flats.', { html: expect.stringContaining('<ins>') }],
  ['the same wording', 'Build  homes.', { problem: 'sameWording' }],
  ['two paragraphs', 'One.\n\nTwo.', { problem: 'oneParagraph' }],
  ['only HTML', '<b>', { problem: 'oneParagraph' }],
  ['deep quotations', '>'.repeat(10_000), { problem: 'tooDeep' }],
  ['deep lists', `${'- '.repeat(4_999)}x`, { problem: 'tooDeep' }],
  ['crossing emphasis', slow, { problem: 'tooSlow' }],
])('compares %s', async (_, after, expected) => {
  expect(await paragraphs.compare(task(after), 'ada')).toEqual(expected);
});

it.each([
  [
    'a text',
    'One.\n\nTwo.',
    { blocks: ['One.', 'Two.'].map((source) => expect.objectContaining({ source })) },
  ],
  ['deep quotations', '>'.repeat(10_000), { problem: 'tooDeep' }],
  ['crossing emphasis', '*a_'.repeat(10_000), { problem: 'tooSlow' }],
])('splits %s', async (_, body, expected) => {
  expect(await paragraphs.split(body, 'edith')).toEqual(expected);
});

it('delays no comparison of editions', async () => {
  const order: string[] = [];
  const blank = { title: '', summary: null, keyPoints: [] };
  const { before, after, ...options } = task('Build flats.');
  const editions = {
    ...options,
    before: { ...blank, body: before },
    after: { ...blank, body: after },
  };
  // The thread runs already, so that its start does not count.
  await comparisons.compare(editions);
  const hostile = Promise.all([1, 2, 3].map(() => paragraphs.compare(task(slow), 'ada')));
  const done = hostile.then(() => order.push('hostile'));
  await comparisons.compare(editions);
  order.push('edition');
  await done;
  expect(order).toEqual(['edition', 'hostile']);
});

it('lets one writer wait for their own texts only', async () => {
  const order: string[] = [];
  const note = (name: string) => () => order.push(name);
  await Promise.all([
    paragraphs.compare(task(slow), 'ada').then(note('ada')),
    paragraphs.compare(task(slow), 'ada').then(note('ada')),
    paragraphs.compare(task('Build flats.'), 'bob').then(note('bob')),
  ]);
  expect(order).toEqual(['ada', 'bob', 'ada']);
});
