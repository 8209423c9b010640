import { expect, it } from 'vitest';
import { NO_LABELS } from './labels.ts';
import { renderMarkdown } from './render-markdown.ts';

const excerptOf = (markdown: string) => renderMarkdown(markdown, NO_LABELS).excerpt;

it('returns a short text without markup, notes and headings', () => {
  const markdown =
    '## Heading\n\nBread & *roses*, \\<three>[^1] times.\n\n- Item\n\nThen “**more**”.\n\n[^1]: Note.';
  expect(excerptOf(markdown)).toBe('Bread & roses, <three> times. Then “more”.');
});

it('separates words at line breaks', () => {
  expect(excerptOf('One  \ntwo\nthree')).toBe('One two three');
});

it('ends after a sentence if that is long enough', () => {
  const sentence = 'Every bridge should have a named inspector and every inspector a deputy.';
  expect(excerptOf(`${sentence} ${sentence} ${sentence}`)).toBe(`${sentence} ${sentence}`);
});

it('ends after a word if the sentence is too long, never inside a character', () => {
  const long = excerptOf(`No. ${'bridge '.repeat(60)}`);
  expect(long).toMatch(/^No\. (bridge )+bridge…$/);
  expect(long.length).toBeLessThanOrEqual(160);
  const one = excerptOf('🏛'.repeat(200));
  expect([one.isWellFormed(), one.length <= 160, one.endsWith('🏛…')]).toEqual([true, true, true]);
});

it('works without paragraphs and without text', () => {
  expect(excerptOf('- One\n- Two')).toBe('One Two');
  expect(excerptOf('![x > y](/uploads/a.png)')).toBe('');
  expect(excerptOf('')).toBe('');
});
