import { describe, expect, it } from 'vitest';
import { readFilters, writeFilters } from './list-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('filters of a list', () => {
  it.each([
    '',
    'q=water',
    'state=live-with-changes',
    'view=trash&sort=title',
    'view=review&mine=yes',
    'language=de&sort=title',
    'sort=publishedAt&direction=asc',
    'direction=asc',
  ])('survive the URL: %s', (query) => {
    expect(writeFilters(read(query)).toString()).toBe(query);
  });

  it('ignore unknown values', () => {
    expect(read('state=gone&sort=colour&direction=up&view=x&mine=no')).toEqual(read(''));
  });

  it('sort titles from A to Z and times newest first', () => {
    expect(read('sort=title').direction).toBe('asc');
    expect(read('sort=createdAt').direction).toBe('desc');
  });
});
