import { describe, expect, it } from 'vitest';
import { mergeFields } from './merge-fields.ts';

const base = { title: 'Title', body: 'One\n\nTwo\n\nThree\n', tags: ['a'], slug: 'title' };

describe('mergeFields', () => {
  it('takes changes to different fields from both', () => {
    const { merged, conflicts } = mergeFields(
      base,
      { ...base, title: 'Mine' },
      { ...base, tags: ['a', 'b'] },
    );
    expect(merged).toEqual({ ...base, title: 'Mine', tags: ['a', 'b'] });
    expect(conflicts).toEqual([]);
  });

  it('takes changes to different blocks from both', () => {
    const { merged, conflicts } = mergeFields(
      base,
      { ...base, body: 'One, mine\n\nTwo\n\nThree\n' },
      { ...base, body: 'One\n\nTwo\n\nThree, theirs\n' },
    );
    expect(merged.body).toBe('One, mine\n\nTwo\n\nThree, theirs\n');
    expect(conflicts).toEqual([]);
  });

  it('asks about a block that both changed, and keeps mine until then', () => {
    const { merged, conflicts } = mergeFields(
      base,
      { ...base, body: 'One\n\nTwo, mine\n\nThree\n' },
      { ...base, body: 'One\n\nTwo, theirs\n\nThree\n' },
    );
    expect(merged.body).toBe('One\n\nTwo, mine\n\nThree\n');
    expect(conflicts).toHaveLength(1);
    expect(conflicts[0]?.parts).toHaveLength(3);
  });

  it('asks about a title that both changed, unless they agree', () => {
    const theirs = { ...base, title: 'Theirs' };
    expect(mergeFields(base, { ...base, title: 'Mine' }, theirs).conflicts).toEqual([
      { name: 'title', mine: 'Mine', theirs: 'Theirs' },
    ]);
    expect(mergeFields(base, theirs, theirs).conflicts).toEqual([]);
  });
});
