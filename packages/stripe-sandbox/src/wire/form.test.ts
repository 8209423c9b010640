import { expect, test } from 'vitest';
import { parseForm } from './form.ts';

test('brackets nest; numbers and empty brackets are keys in order', () => {
  expect(parseForm('a=1&b[c]=2&items[0][price]=p&items[1][price]=q&expand[]=x&expand[]=y')).toEqual(
    {
      a: '1',
      b: { c: '2' },
      items: { 0: { price: 'p' }, 1: { price: 'q' } },
      expand: { 0: 'x', 1: 'y' },
    },
  );
});

test('percent, plus and equals signs are preserved', () => {
  expect(parseForm('email=a%2Bb%40c.org&name=A+B&x=1=2')).toEqual({
    email: 'a+b@c.org',
    name: 'A B',
    x: '1=2',
  });
});

test('prototype property names are ordinary keys', () => {
  const form = parseForm('metadata[__proto__]=x&metadata[constructor]=y');
  expect(Object.entries(form.metadata ?? {})).toEqual([
    ['__proto__', 'x'],
    ['constructor', 'y'],
  ]);
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});
