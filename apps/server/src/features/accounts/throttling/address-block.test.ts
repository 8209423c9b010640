import { describe, expect, it } from 'vitest';
import { addressBlock } from './address-block.ts';

describe('addressBlock', () => {
  it.each([
    ['2001:db8::1', '2001:db8::a:2'],
    ['2001:db8::1', '2001:0DB8:0:0:ffff:ffff:ffff:ffff'],
    ['2001:db8:1:2::', '2001:db8:1:2:3:4:5:6'],
    ['2001:db8:1::5:6:7:8', '2001:db8:1:0:9::'],
    ['fe80::1%eth0', 'fe80::2%eth1'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
  ])('is the same for %s and %s', (one, other) => {
    expect(addressBlock(one)).toBe(addressBlock(other));
  });

  it.each([
    ['2001:db8:0:1::1', '2001:db8:0:2::1'],
    ['2001:db8::1', '2001:db9::1'],
    ['192.0.2.7', '192.0.2.8'],
    ['::ffff:192.0.2.7', '::ffff:192.0.2.8'],
    ['::1', '127.0.0.1'],
  ])('differs for %s and %s', (one, other) => {
    expect(addressBlock(one)).not.toBe(addressBlock(other));
  });

  it('returns anything else unchanged', () => {
    expect(addressBlock('in-process')).toBe('in-process');
    expect(addressBlock('not:an:address')).toBe('not:an:address');
  });
});
