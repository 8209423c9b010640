import type { Language } from '@rostra/messages';
import { describe, expect, it } from 'vitest';
import { testMessages } from '../messages/testing/test-messages.ts';
import { translateLabels } from './translate-labels.ts';

const translate = (html: string, language: Language = 'en') =>
  translateLabels(html, testMessages(language).of('documents'));

describe('translateLabels', () => {
  it('numbers tables, which need unique names as landmarks', () => {
    const table = '<div class="table-scroll" role="region" tabindex="0" aria-label="Table">';
    expect(translate(table + table).match(/aria-label="[^"]+"/g)).toEqual([
      'aria-label="Table 1"',
      'aria-label="Table 2"',
    ]);
  });

  it('labels tables and footnotes in the language of the page', () => {
    const html =
      '<div class="table-scroll" role="region" tabindex="0" aria-label="Table">' +
      '<h2 class="sr-only" id="footnote-label">Footnotes</h2>' +
      '<a href="#fnref-1" data-footnote-backref="" aria-label="Back to reference 1-2">↑</a>';
    expect(translate(html)).toBe(html.replace('"Table"', '"Table 1"'));
    expect(translate(html, 'de')).toBe(
      html
        .replace('"Table"', '"Tabelle 1"')
        .replace('Footnotes', 'Fußnoten')
        .replace('Back to reference 1-2', 'Zurück zur Textstelle 1-2'),
    );
  });
});
