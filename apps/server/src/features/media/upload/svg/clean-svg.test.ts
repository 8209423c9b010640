import { describe, expect, it } from 'vitest';
import { PRESENTATION } from './allowed.ts';
import { cleanSvg, isSvg } from './clean-svg.ts';

const svg = (content: string, attributes = 'viewBox="0 0 40 10"') =>
  Buffer.from(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`,
  );

const clean = (content: string, attributes?: string): string | undefined => {
  const cleaned = cleanSvg(svg(content, attributes));
  return cleaned && Buffer.from(cleaned.bytes).toString();
};

describe('a drawing', () => {
  it('keeps shapes, gradients and words, and gets a size with the same proportions', () => {
    const content =
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#f00"/></linearGradient></defs>' +
      '<path d="M0 0L9 9" fill="url(#g)"/><use href="#g"/><text x="1">Union &amp; Co</text>';
    const cleaned = cleanSvg(svg(content));
    expect([cleaned?.width, cleaned?.height]).toEqual([1_000, 250]);
    expect(clean(content)).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10" width="1000" height="250">${content}</svg>`,
    );
  });

  it('keeps what drawing programs say in classes and styles, as attributes', () => {
    expect(
      clean(
        '<style>/* x */.a,.b{fill:#0a0;stroke:url(https://evil.example/x)} g .c{fill:red} @import "x";</style>' +
          '<rect class="a x" style="opacity:.5;background:url(x);fill-rule:evenodd" onclick="x"/>',
      ),
    ).toContain('<rect fill="#0a0" opacity=".5" fill-rule="evenodd"/>');
  });

  it.each([
    ['scripts', '<script>alert(1)</script>'],
    [
      'scripts within',
      '<g><script href="data:,x"/><a href="javascript:x"><path d="M0 0"/></a></g>',
    ],
    ['events', '<path onload="alert(1)" onclick="x" d="M0 0"/>'],
    [
      'other documents',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="x"/></body></foreignObject>',
    ],
    ['pictures elsewhere', '<image href="https://evil.example/x.png"/><feImage href="x"/>'],
    [
      'copies from elsewhere',
      '<use href="https://evil.example/x.svg#a"/><use xlink:href="data:image/svg+xml;base64,AA#a"/>',
    ],
    ['animations', '<set attributeName="href" to="javascript:x"/><animate attributeName="x"/>'],
    [
      'paint from elsewhere',
      '<path fill="url(https://evil.example/#a)" stroke="URL( //evil.example )" d="M0 0"/>',
    ],
    [
      'paint by the names of browsers',
      `<path fill="-webkit-image-set('//evil.example')" d="M0 0"/>`,
    ],
    ['escapes in values', String.raw`<path fill="\75 rl(//evil.example)" d="M0 0"/>`],
    ['style sheets', '<style>@import url(//evil.example);path{fill:url(//evil.example)}</style>'],
    ['elements of other languages', '<x:script xmlns:x="http://www.w3.org/2000/svg">x</x:script>'],
    [
      'attributes of other languages',
      '<path xmlns:y="urn:y" y:onclick="alert(1)" y:d="javascript:x"/>',
    ],
    ['comments and instructions', '<!-- javascript --><?xml-stylesheet href="//evil.example"?>'],
  ])('loses %s', (_, content) => {
    const cleaned = clean(content) ?? '';
    expect(cleaned).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 40 10"/);
    expect(cleaned).not.toMatch(
      /script|evil|onload|onclick|alert|data:|import|image|animate|<set|75/i,
    );
  });

  it.each([
    ['is no XML', svg('<path'), undefined],
    [
      'defines entities',
      Buffer.from(
        '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">&a;</svg>',
      ),
      undefined,
    ],
    ['uses unknown entities', svg('<text>&nope;</text>'), undefined],
    ['has no size', svg('', ''), undefined],
    ['has an endless size', svg('', 'viewBox="0 0 Infinity 1"'), undefined],
    ['is a line', svg('', 'viewBox="0 0 1000 1"'), undefined],
    ['is deep', svg('<g>'.repeat(100) + '</g>'.repeat(100)), undefined],
    ['is long', svg('<path/>'.repeat(6_000)), undefined],
    ['contains itself', svg('<g id="a"><use href="#a"/></g>'), undefined],
    [
      'stands for billions of shapes',
      svg(
        Array.from(
          { length: 9 },
          (_, n) => `<g id="a${n}">${`<use href="#a${n - 1}"/>`.repeat(10)}</g>`,
        ).join(''),
      ),
      undefined,
    ],
    [
      'stands for billions of shapes in its styles',
      svg(
        `<style>.c{mask:url(#m0)}</style>${Array.from(
          { length: 9 },
          (_, n) =>
            `<mask id="m${n}">${`<g ${n === 1 ? 'class="c"' : `style="mask:url(#m${n - 1})"`}/>`.repeat(10)}</mask>`,
        ).join('')}<g style="mask:url(#m8)"/>`,
      ),
      undefined,
    ],
    [
      'paints many shapes with patterns of many shapes',
      svg(
        Array.from(
          { length: 4 },
          (_, n) => `<pattern id="p${n}" fill="url(#p${n - 1})">${'<path/>'.repeat(30)}</pattern>`,
        ).join(''),
      ),
      undefined,
    ],
    [
      'grows in its classes',
      svg(`<style>.a{fill:${'a'.repeat(1_000)}}</style>${'<g class="a"/>'.repeat(1_000)}`),
      undefined,
    ],
    [
      'is a page',
      Buffer.from('<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>'),
      undefined,
    ],
  ])('that %s is refused', (_, bytes, expected) => {
    expect(cleanSvg(bytes)).toBe(expected);
  });

  it('has each name once', () => {
    expect(clean('<g id="a"/><path id="a"/>')).toContain('<g id="a"/><path/>');
  });

  // Each of them took seconds.
  it.each([
    ['a long word', svg(`<path d="${'a'.repeat(100_000)}"/>`)],
    ['spaces', svg(`<path d="${' '.repeat(100_000)}"/>`)],
    [
      'depth of what is left out',
      svg(`<x xmlns:y="y">${'<x>'.repeat(13_000)}${'</x>'.repeat(13_000)}</x>`),
    ],
    [
      'a class again and again',
      svg(
        `<style>.a{${[...PRESENTATION].map((name) => `${name}:1;`).join('')}}</style><g class="${'a '.repeat(49_000)}"/>`,
      ),
    ],
    ['comments', svg(`<style>${'/*'.repeat(50_000)}</style>`)],
    ['declarations', Buffer.from('<!DOCTYPE'.repeat(11_000))],
  ])('is read in little time whatever it has: %s', (_, bytes) => {
    const start = process.cpuUsage();
    cleanSvg(bytes);
    const { user } = process.cpuUsage(start);
    expect(user / 1_000).toBeLessThan(700);
  });

  it('is known by its beginning, not by its name', () => {
    expect(isSvg(svg(''))).toBe(true);
    expect(isSvg(Buffer.from('\uFEFF <!-- x --><svg viewBox="0 0 1 1"/>'))).toBe(true);
    expect(isSvg(Buffer.from('<html><svg></svg></html>'))).toBe(false);
    expect(isSvg(Buffer.from('%PDF <svg>'))).toBe(false);
  });

  it('stays the same when it is cleaned again', () => {
    const once = cleanSvg(svg('<path class="a" d="M0 0"/><style>.a{fill:red}</style>'));
    const twice = once && cleanSvg(once.bytes);
    expect(twice && Buffer.from(twice.bytes).toString()).toBe(
      once && Buffer.from(once.bytes).toString(),
    );
  });
});
