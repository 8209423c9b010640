import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from '../../html/html-to-markdown.ts';
import { replaceCards } from './cards.ts';

const convert = (html: string) =>
  htmlToMarkdown(`<p>Before.</p>${html}`, { prepare: replaceCards });
const paragraphs = (html: string) => convert(html).markdown.split('\n\n').slice(1);

const STAR = '<span class="kg-product-card-rating-star"><svg></svg></span>';
const FULL_STAR = STAR.replace('class="', 'class="kg-product-card-rating-active ');

describe('a card of Ghost', () => {
  it('keeps what a bookmark says', () => {
    const html = `<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://a.example/b">
      <div class="kg-bookmark-content"><div class="kg-bookmark-title">A report</div><div class="kg-bookmark-description">What it says</div>
      <div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="/i.png"><span class="kg-bookmark-author">The Times</span><span class="kg-bookmark-publisher">Ann</span></div></div>
      <div class="kg-bookmark-thumbnail"><img src="/t.png"></div></a><figcaption>With <a href="/c">a link</a></figcaption></figure>`;
    expect(paragraphs(html)).toEqual([
      '[A report](https://a.example/b)',
      'What it says',
      '_The Times, Ann_',
      'With [a link](/c)',
    ]);
    expect(convert(html).losses).toEqual([
      { kind: 'image', detail: '/t.png: preview of a link', places: ['Before.'] },
    ]);
  });

  it('keeps the stars of a product', () => {
    const html = `<div class="kg-card kg-product-card"><div class="kg-product-card-container">
      <img src="/p.png" class="kg-product-card-image"><h4 class="kg-product-card-title"><span>A book</span></h4>
      <div class="kg-product-card-rating">${FULL_STAR.repeat(4)}${STAR}</div>
      <div class="kg-product-card-description"><p>Worth it</p></div>
      <a href="https://a.example/buy" class="kg-product-card-button"><span>Buy</span></a></div></div>`;
    expect(paragraphs(html)).toEqual([
      '![](/p.png)',
      '#### A book',
      '★★★★☆',
      'Worth it',
      '[Buy](https://a.example/buy)',
    ]);
    expect(convert(html).losses).toEqual([]);
  });

  it('keeps the caption of a file', () => {
    const html = `<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="/content/files/a.pdf"><div class="kg-file-card-contents">
      <div class="kg-file-card-title">The figures</div><div class="kg-file-card-caption">All of them</div>
      <div class="kg-file-card-metadata"><div class="kg-file-card-filename">a.pdf</div></div></div></a></div>`;
    expect(paragraphs(html)).toEqual(['[The figures](/content/files/a.pdf)', 'All of them']);
  });

  it('keeps the texts of a toggle, and lists that it is open', () => {
    const html = `<div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text"><span>More <em>now</em></span></h4><button></button></div>
      <div class="kg-toggle-content"><p>Hidden <b><strong>so far</strong></b></p></div></div>`;
    expect(paragraphs(html)).toEqual(['#### More _now_', 'Hidden **so far**']);
    expect(convert(html).losses).toEqual([
      { kind: 'formatting', detail: 'toggle: always open here', places: ['Before.'] },
    ]);
  });

  it('lists the words of a signup form', () => {
    const html = `<div class="kg-card kg-signup-card"><h2 class="kg-signup-card-heading">Join</h2><p class="kg-signup-card-subheading">Weekly</p><form></form></div>`;
    expect(convert(html)).toEqual({
      markdown: 'Before.',
      losses: [{ kind: 'form', detail: 'signup card: “Join Weekly”', places: ['Before.'] }],
    });
  });

  it('lists the place of a recording', () => {
    const html = `<div class="kg-card kg-audio-card"><audio src="/content/media/a.mp3"></audio><div class="kg-audio-title">Our song</div></div>`;
    expect(convert(html)).toEqual({
      markdown: 'Before.\n\n[Our song](/content/media/a.mp3)',
      losses: [{ kind: 'media', detail: '/content/media/a.mp3', places: ['Before.'] }],
    });
  });
});
