import { expect, it } from 'vitest';
import { createExcerpt } from './create-excerpt.ts';

it('returns a short text without markup, notes and headings', () => {
  const html = `<h2 id="a">Heading</h2>
<p>Bread &#x26; <em>roses</em>, &lt;three&gt;<sup><a href="#fn-1">1</a></sup> times.</p>
<ul><li>Item</li></ul><p class="x">Then “<strong>more</strong>”.</p>
<section class="footnotes"><ol><li><p>Note.</p></li></ol></section>`;
  expect(createExcerpt(html)).toBe('Bread & roses, <three> times. Then “more”.');
});

it('keeps superscripts that are not footnotes', () => {
  expect(createExcerpt('<p>A room of 12 m<sup>2</sup>.</p>')).toBe('A room of 12 m2.');
});

it('ends after a sentence if that is long enough', () => {
  const sentence = 'Every bridge should have a named inspector and every inspector a deputy.';
  const text = `${sentence} ${sentence} ${sentence}`;
  expect(createExcerpt(`<p>${text}</p>`)).toBe(`${sentence} ${sentence}`);
});

it('ends after a word if the sentence is too long, never inside a character', () => {
  const long = createExcerpt(`<p>No. ${'bridge '.repeat(60)}</p>`);
  expect(long).toMatch(/^No\. (bridge )+bridge…$/);
  expect(long.length).toBeLessThanOrEqual(160);
  const one = createExcerpt(`<p>${'🏛'.repeat(200)}</p>`);
  expect([one.isWellFormed(), one.length <= 160, one.endsWith('🏛…')]).toEqual([true, true, true]);
});

it('works without paragraphs and without text', () => {
  expect(createExcerpt('<ul><li>One</li>\n<li>Two</li></ul>')).toBe('One Two');
  expect(createExcerpt('<p><img src="/uploads/a.png" alt="x > y"></p>')).toBe('');
  expect(createExcerpt('')).toBe('');
});
