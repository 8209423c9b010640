import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';

const convert = (html: string) => htmlToMarkdown(html);

describe('what Markdown cannot express is listed with its place', () => {
  it('by the words before it', () => {
    expect(convert('<script></script><p>One.</p><iframe src="/a"></iframe><p>Two</p>')).toEqual({
      markdown: 'One.\n\n[/a](/a)\n\nTwo',
      losses: [
        { kind: 'script', detail: 'script', places: [''] },
        { kind: 'embed', detail: '/a', places: ['One.'] },
      ],
    });
  });

  it('once, with a few of its places', () => {
    const { losses } = convert(Array.from('abcdefgh', (word) => `${word} <u>x</u> `).join(''));
    expect(losses).toEqual([
      {
        kind: 'formatting',
        detail: 'u',
        places: [
          'a',
          'a x b',
          'a x b x c',
          ...['d', 'e'].map((end) => expect.stringMatching(`${end}$`)),
        ],
      },
    ]);
  });

  it.each([
    [
      '<details><summary>More</summary><p>a</p></details>',
      '**More**\n\na',
      'formatting',
      'details: always open here',
    ],
    ['<blockquote class="kg-blockquote-alt">a</blockquote>', '> a', 'formatting', 'pull quote'],
    [
      '<figure class="wp-block-pullquote"><blockquote><p>a</p></blockquote></figure>',
      '> a',
      'formatting',
      'pull quote',
    ],
    ['<div class="pullquote"><p>a</p></div>', '> a', 'formatting', 'pull quote'],
    ['a<svg><text>b</text></svg>', 'a', 'image', 'svg'],
    ['<style>p {}</style>a', 'a', 'formatting', 'style'],
    [
      '<iframe data-src="https://a.example/b"></iframe>',
      '[https://a.example/b](https://a.example/b)',
      'embed',
      'https://a.example/b',
    ],
  ])('%s', (html, markdown, kind, detail) => {
    expect(convert(html)).toMatchObject({
      markdown,
      losses: [{ kind, detail, places: [expect.any(String)] }],
    });
  });
});

describe('emphasis', () => {
  it.each([
    ['<b><strong>x</strong></b>', '**x**'],
    ['<strong>a <b>b</b> <em><i>c</i></em></strong>', '**a b _c_**'],
    ['<em><strong>a</strong></em>', '_**a**_'],
    ['<s><del>a</del></s>', '~~a~~'],
  ])('%s is not doubled', (html, expected) => {
    expect(convert(html)).toEqual({ markdown: expected, losses: [] });
  });
});

describe('captions', () => {
  const image = '<img src="/a.png" alt="x">';

  it('keep their links, as a paragraph', () => {
    const html = `<figure>${image}<figcaption>By <a href="https://a.example">Ann</a></figcaption></figure>`;
    expect(convert(html)).toEqual({
      markdown: '![x](/a.png)\n\n_By [Ann](https://a.example)_',
      losses: [],
    });
  });

  it('of pictures that are links are shown', () => {
    const html = `<figure><a href="/b">${image}</a><figcaption>y</figcaption></figure>`;
    expect(convert(html).markdown).toBe('[![x](/a.png)](/b)\n\n_y_');
  });

  it('win over the title of a picture, which is listed', () => {
    const html = '<figure><img src="/a.png" title="t"><figcaption>y</figcaption></figure>';
    expect(convert(html)).toMatchObject({
      markdown: '![](/a.png "y")',
      losses: [{ kind: 'field', detail: 'title of a picture: t' }],
    });
  });

  it('of something else with a picture do not replace it', () => {
    const html = `<figure><p>Words</p>${image}<figcaption>y</figcaption></figure>`;
    expect(convert(html).markdown).toContain('Words');
  });
});

describe('links', () => {
  it.each([
    ['<a href="javascript:alert(1)">x</a>', 'javascript:alert(1)'],
    ['<a href=" Java\nScript:alert(1)">x</a>', 'Java\nScript:alert(1)'],
    ['<a href="data:text/html,a">x</a>', 'data:text/html,a'],
    ['<a href="vbscript:a">x</a>', 'vbscript:a'],
  ])('%s loses its address', (html, detail) => {
    expect(convert(`<p>See ${html}</p>`)).toEqual({
      markdown: 'See x',
      losses: [{ kind: 'link', detail, places: ['See'] }],
    });
  });

  it('to a section lead to its heading here', () => {
    const html = '<h2 id="h-1">The long way</h2><p><a href="#h-1">up</a> <a href="#box">b</a></p>';
    expect(convert(html)).toEqual({
      markdown: '## The long way\n\n[up](#the-long-way) b',
      losses: [{ kind: 'link', detail: '#box', places: ['The long way up'] }],
    });
  });
});

describe('footnotes', () => {
  const expected = 'A[^1] and B[^2], again[^1]\n\n[^1]: One _note_\n\n[^2]: Two';
  it.each([
    [
      'markdown-it and Ghost',
      `<p>A<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup> and B<sup class="footnote-ref"><a href="#fn2" id="fnref2">[2]</a></sup>, again<sup class="footnote-ref"><a href="#fn1" id="fnref1:1">[1:1]</a></sup></p>
      <hr class="footnotes-sep"><section class="footnotes"><ol class="footnotes-list">
      <li id="fn1" class="footnote-item"><p>One <em>note</em> <a href="#fnref1" class="footnote-backref">↩︎</a></p></li>
      <li id="fn2" class="footnote-item"><p>Two <a href="#fnref2" class="footnote-backref">↩︎</a></p></li></ol></section>`,
    ],
    [
      'Hugo',
      `<p>A<sup id="fnref:1"><a href="#fn:1" class="footnote-ref">1</a></sup> and B<sup><a href="#fn:2">2</a></sup>, again<sup><a href="#fn:1">1</a></sup></p>
      <div class="footnotes"><hr><ol><li id="fn:1"><p>One <em>note</em>&#160;<a href="#fnref:1" class="footnote-backref">↩</a></p></li><li id="fn:2">Two</li></ol></div>`,
    ],
    [
      'WordPress',
      `<p>A<sup data-fn="a" class="fn"><a href="#a" id="a-link">1</a></sup> and B<sup><a href="#b" id="b-link">2</a></sup>, again<sup><a href="#a">1</a></sup></p>
      <ol class="wp-block-footnotes"><li id="a">One <em>note</em> <a href="#a-link">↩︎</a></li><li id="b">Two <a href="#b-link">↩︎</a></li></ol>`,
    ],
    [
      'Substack',
      `<p>A<a class="footnote-anchor" id="footnote-anchor-1" href="#footnote-1">1</a> and B<a class="footnote-anchor" href="#footnote-2">2</a>, again<a class="footnote-anchor" href="#footnote-1">1</a></p>
      <div class="footnote"><a id="footnote-1" href="#footnote-anchor-1" class="footnote-number">1</a><div class="footnote-content"><p>One <em>note</em></p></div></div>
      <div class="footnote"><a id="footnote-2" href="#footnote-anchor-2" class="footnote-number">2</a><div class="footnote-content"><p>Two</p></div></div>`,
    ],
  ])('of %s stay footnotes', (_, html) => {
    expect(convert(html)).toEqual({ markdown: expected, losses: [] });
  });

  it('without a reference stay a list', () => {
    const html = '<p>A</p><section class="footnotes"><ol><li id="fn1">One</li></ol></section>';
    expect(convert(html)).toEqual({ markdown: 'A\n\n1. One', losses: [] });
  });
});
