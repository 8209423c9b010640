import { expect, it } from 'vitest';
import { readReferences } from './read-references.ts';

it('reads links inside blocks, and those of buttons', () => {
  const text =
    ':::note\n[a](/a) ![](/uploads/p.png)\n:::\n\n::button[Join]{to=/join}\n\n:::other\n[b](/b)\n:::';
  expect(readReferences(text)).toEqual({
    links: ['/a', '/join', '/b'],
    picturesWithoutText: ['/uploads/p.png'],
  });
});
