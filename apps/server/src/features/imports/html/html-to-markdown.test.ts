import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';

const kinds = (html: string) => htmlToMarkdown(html).losses.map(({ kind }) => kind);
const markdown = (html: string) => htmlToMarkdown(html).markdown;

describe('HTML', () => {
  it.each([
    ['<h2>A</h2><p>b <strong>c</strong> <em>d</em> <code>e</code></p>', '## A\n\nb **c** _d_ `e`'],
    ['<ul><li>a<ul><li>b</li></ul></li></ul>', '- a\n  - b'],
    ['<ol start="3"><li>a</li><li>b</li></ol>', '3. a\n4. b'],
    ['<pre><code class="language-js">a &lt; b</code></pre>', '```js\na < b\n```'],
    ['<blockquote><p>a</p></blockquote>', '> a'],
    ['<p><a href="/x" title="t">y</a></p>', '[y](/x "t")'],
    ['<table><tr><th>a</th></tr><tr><td>b</td></tr></table>', '| a |\n| - |\n| b |'],
    ['<p><em>a, </em>b<strong> </strong>c</p>', '_a,_ b c'],
    ['<p><del>a</del></p>', '~~a~~'],
    ['<!-- wp:paragraph --><p>a</p><!--more-->', 'a'],
    ['<p>*a* [b] &lt;script&gt;</p>', '\\*a\\* \\[b] \\<script>'],
    ['<figure><img src="/a.png" alt="x"><figcaption>y</figcaption></figure>', '![x](/a.png "y")'],
    ['<img data-src="/a.png" src="data:image/gif;base64,R0" alt="x">', '![x](/a.png)'],
  ])('%s becomes Markdown', (html, expected) => {
    expect(htmlToMarkdown(html)).toEqual({ markdown: expected, losses: [] });
  });

  it.each([
    [
      '<iframe src="//player.test/1" title="A talk"></iframe>',
      '[A talk](https://player.test/1)',
      'embed',
    ],
    ['<p>a <video><source src="/a.mp4"></video></p>', 'a [a.mp4](/a.mp4)', 'media'],
    ['<script>alert(1)</script>b', 'b', 'script'],
    ['<form><input name="q"><p>a</p></form>b', 'b', 'form'],
    ['H<sub>2</sub>O', 'H2O', 'formatting'],
    ['<p style="color: red">a</p>', 'a', 'formatting'],
  ])('%s is replaced and listed', (html, expected, kind) => {
    expect(markdown(html)).toBe(expected);
    expect(kinds(html)).toEqual([kind]);
  });

  it('lists merged cells', () => {
    expect(kinds('<table><tr><td colspan="2">a</td></tr></table>')).toEqual(['table']);
  });

  it('with a picture for each paragraph of a gallery', () => {
    const html =
      '<figure><div><img src="/a"><img src="/b"></div><figcaption>c</figcaption></figure>';
    expect(markdown(html)).toBe('![](/a)\n\n![](/b "c")');
  });

  it('is refused if it is nested too deeply or too long', () => {
    expect(htmlToMarkdown('<div><b>'.repeat(50_000))).toMatchObject({
      failure: 'the text is nested too deeply',
    });
    expect(htmlToMarkdown('x'.repeat(2_000_001)).failure).toBe('the text is too long');
  });
});
