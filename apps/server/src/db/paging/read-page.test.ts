import { describe, expect, it } from 'vitest';
import { type RowRange, readPage } from './read-page.ts';
import { readTimeCursor, writeTimeCursor } from './time-cursor.ts';

const ids = [5, 4, 3, 2, 1];

const find = async ({ before = 6, limit }: RowRange<number>) =>
  ids.filter((id) => id < before).slice(0, limit);

const read = (pageSize: number, cursor?: number) =>
  readPage({ cursor, pageSize }, find, (id) => id);

describe('a page', () => {
  it('says where the next one begins, until nothing is left', async () => {
    expect(await read(2)).toEqual({ rows: [5, 4], nextCursor: 4 });
    expect(await read(2, 4)).toEqual({ rows: [3, 2], nextCursor: 2 });
    expect(await read(2, 2)).toEqual({ rows: [1], nextCursor: null });
  });

  it('is the last one if it has exactly the rows that are left', async () => {
    expect(await read(5)).toEqual({ rows: ids, nextCursor: null });
    expect(await read(2, 3)).toEqual({ rows: [2, 1], nextCursor: null });
  });

  it('may be empty', async () => {
    expect(await read(2, 1)).toEqual({ rows: [], nextCursor: null });
  });
});

it('finds the row again that a cursor of time and id stands for', () => {
  const row = { at: '2026-11-19T01:00:00.000Z', id: 'in_1Qx' };
  expect(readTimeCursor(writeTimeCursor(row))).toEqual(row);
  expect(readTimeCursor(undefined)).toBeUndefined();
});
