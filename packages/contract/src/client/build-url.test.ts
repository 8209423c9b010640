import { describe, expect, it } from 'vitest';
import { buildUrl } from './build-url.ts';

const query = (value: Record<string, unknown>) =>
  decodeURIComponent(buildUrl('', '/x', {}, value)).replaceAll('+', ' ');

describe('buildUrl', () => {
  it('encodes path parameters', () => {
    expect(buildUrl('http://a', '/u/:id', { id: '../x?y' })).toBe('http://a/u/..%2Fx%3Fy');
  });

  it('writes nested objects and arrays in brackets', () => {
    expect(query({ filters: { $or: [{ a: { $eq: 1 } }, { b: true }] }, sort: ['a:desc'] })).toBe(
      '/x?filters[$or][0][a][$eq]=1&filters[$or][1][b]=true&sort[0]=a:desc',
    );
  });

  it('omits undefined values and writes dates as ISO 8601', () => {
    expect(query({ a: undefined, b: null, c: new Date(0), d: '' })).toBe(
      '/x?c=1970-01-01T00:00:00.000Z&d=',
    );
  });
});
