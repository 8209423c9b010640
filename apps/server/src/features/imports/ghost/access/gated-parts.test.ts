import { expect, it } from 'vitest';
import { audienceOfParts, splitGatedParts } from './gated-parts.ts';

const gate = (html: string, given = 'nonMember:false memberSegment:"status:free,status:-free"') =>
  `<!--kg-gated-block:begin ${given} -->${html}<!--kg-gated-block:end-->`;
/** What is left for everyone, and who may read the rest. */
const split = (html: string) => {
  const parts = splitGatedParts(html);
  const open = parts.filter((part) => typeof part === 'string').join('|');
  const gated = parts.flatMap((part) =>
    typeof part === 'string' ? [] : [`${part.audience}: ${part.html}`],
  );
  return [open, ...gated];
};

it.each([
  ['nonMember:false memberSegment:"status:free,status:-free"', 'account'],
  ['nonMember:false memberSegment:"status:free"', 'account'],
  ['nonMember:false memberSegment:"status:-free"', 'any'],
  ['nonMember:false memberSegment:"status:paid,status:comped"', 'any'],
  ['nonMember:true memberSegment:""', 'public'],
  ['nonMember:true memberSegment:"status:free"', 'public'],
  ['nonMember:false memberSegment:""', 'nobody'],
  ['nonMember:false memberSegment:"label:vip"', 'nobody'],
  ['nonMember:false memberSegment:"label:vip+status:free"', 'nobody'],
  [`nonMember:false memberSegment:"created_at:>'2020'"`, 'nobody'],
  ['nonMember:truest memberSegment:""', 'nobody'],
  ['memberSegment:"status:-free"', 'any'],
  ['', 'nobody'],
])('a card with %s is for %s', (given, audience) => {
  expect(split(`a${gate('secret', given)}b`)).toEqual(['a|b', `${audience}: secret`]);
});

it.each([
  [
    'spaces and lines',
    '<!-- kg-gated-block:begin nonMember:false\n-->secret<!-- kg-gated-block:end -->b',
    'b',
  ],
  ['no end', 'a<!--kg-gated-block:begin nonMember:false -->secret', 'a'],
  ['a mark that is cut off', 'a<!--kg-gated-block:begin secret', 'a'],
  ['a part in a part', `a${gate(`secret${gate('secret')}secret`)}b`, 'a|b'],
  ['a comment that is never closed', `a<!-- ${gate('secret')}b`, 'a<!-- |b'],
  ['an element that is never closed', `a${gate('<div title="secret')}b`, 'a|b'],
  ['an end without a beginning', 'a<!--kg-gated-block:end-->b', 'a<!--kg-gated-block:end-->b'],
])('%s opens nothing', (_, html, open) => {
  const [found, ...gated] = split(html);
  expect(found).toBe(open);
  expect(found).not.toContain('secret');
  expect(gated.length).toBe(html.includes('begin') ? 1 : 0);
});

it('finds out who may read all parts', () => {
  const paid = gate('x', 'nonMember:false memberSegment:"status:-free"');
  expect(audienceOfParts(splitGatedParts(`a${gate('x')}b${paid}`))).toBe('any');
  expect(audienceOfParts(splitGatedParts(`a${gate('x', 'nonMember:true')}`))).toBe('public');
});

it('reads a long text with many marks in a short time', () => {
  const html = '<!--kg-gated-block:begin '.repeat(80_000);
  expect(splitGatedParts(html)).toHaveLength(1);
});
