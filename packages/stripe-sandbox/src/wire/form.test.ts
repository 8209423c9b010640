import { expect, test } from 'vitest';
import { parseForm } from './form.ts';

test('brackets nest, numbers and empty brackets make arrays', () => {
  expect(
    parseForm(
      'a=1&b[c]=2&items[0][price]=p&items[1][price]=q&items[1][quantity]=3&expand[]=x&expand[]=y',
    ),
  ).toEqual({
    a: '1',
    b: { c: '2' },
    items: [{ price: 'p' }, { price: 'q', quantity: '3' }],
    expand: ['x', 'y'],
  });
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
  expect(Object.entries(form.metadata ?? {})).toContainEqual(['constructor', 'y']);
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});
