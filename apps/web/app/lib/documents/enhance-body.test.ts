import type { Language } from '@rostra/messages';
import { describe, expect, it } from 'vitest';
import { testMessages } from '../messages/testing/test-messages.ts';
import { enhanceBody as enhance } from './enhance-body.ts';

const enhanceBody = (html: string, language: Language = 'en') =>
  enhance(html, testMessages(language).of('documents'));

describe('enhanceBody', () => {
  it('links each section heading to itself', () => {
    expect(enhanceBody('<h2 id="a-b">A &amp; <em>b</em></h2><h3 id="c">C</h3>')).toBe(
      '<h2 id="a-b"><a href="#a-b">A &amp; <em>b</em></a></h2><h3 id="c"><a href="#c">C</a></h3>',
    );
  });

  it('does not link a heading that has a link or no plain id', () => {
    const html =
      '<h2 id="x"><a href="/y">Y</a></h2><h2 class="sr-only" id="footnote-label">Footnotes</h2>';
    expect(enhanceBody(html)).toBe(html);
  });

  it('numbers tables, which need unique names as landmarks', () => {
    const table = '<div class="table-scroll" role="region" tabindex="0" aria-label="Table">';
    expect(enhanceBody(table + table).match(/aria-label="[^"]+"/g)).toEqual([
      'aria-label="Table 1"',
      'aria-label="Table 2"',
    ]);
  });

  it('labels tables and footnotes in the language of the page', () => {
    const html =
      '<div class="table-scroll" role="region" tabindex="0" aria-label="Table">' +
      '<h2 class="sr-only" id="footnote-label">Footnotes</h2>' +
      '<a href="#fnref-1" data-footnote-backref="" aria-label="Back to reference 1-2">↑</a>';
    expect(enhanceBody(html)).toBe(html.replace('"Table"', '"Table 1"'));
    expect(enhanceBody(html, 'de')).toBe(
      html
        .replace('"Table"', '"Tabelle 1"')
        .replace('Footnotes', 'Fußnoten')
        .replace('Back to reference 1-2', 'Zurück zur Textstelle 1-2'),
    );
  });
});
