import { describe, expect, it } from 'vitest';
import { enhanceBody } from './enhance-body.ts';

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
});
