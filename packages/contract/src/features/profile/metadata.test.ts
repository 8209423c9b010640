import { describe, expect, it } from 'vitest';
import { metadataSchema, readUserData } from './metadata.ts';

describe('metadata', () => {
  it('contains userData that can be read back', () => {
    const metadata = JSON.stringify({ userData: { city: 'Bern', zipCode: '3000' }, other: 1 });
    expect(metadataSchema.parse(metadata)).toBe(metadata);
    expect(readUserData(metadata)).toEqual({ city: 'Bern', zipCode: '3000' });
  });

  it.each([null, '', 'nonsense', '[]', '{}', '{"userData":7}', '{"userData":{"city":7}}'])(
    'reads %j as no data',
    (metadata) => {
      expect(readUserData(metadata)).toEqual({});
    },
  );

  it('treats __proto__ as an ordinary key', () => {
    const metadata = '{"userData":{"city":"Bern","__proto__":{"polluted":true}}}';
    expect(metadataSchema.parse(metadata)).toBe(metadata);
    expect(readUserData(metadata)).toEqual({ city: 'Bern' });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
