import { readFile } from 'node:fs/promises';
import { StartError } from '../../../errors.ts';

export type GhostRow = Readonly<Record<string, unknown>>;

/** The tables of an export. */
export interface GhostExport {
  rows(table: string): readonly GhostRow[];
}

export async function readGhostExport(path: string): Promise<GhostExport> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new StartError(`${path} is not valid JSON.`);
    throw error;
  }
  return openGhostExport(parsed);
}

/** Exports are either wrapped in `db`, as Ghost writes them, or bare, as tools write them. */
export function openGhostExport(parsed: unknown): GhostExport {
  const wrapped = isObject(parsed) && Array.isArray(parsed.db) ? parsed.db[0] : parsed;
  const data = isObject(wrapped) && isObject(wrapped.data) ? wrapped.data : undefined;
  if (!data || !Array.isArray(data.posts)) {
    throw new StartError('This is not an export of Ghost: it has no posts.');
  }
  return {
    rows: (table) => {
      const rows = Object.hasOwn(data, table) ? data[table] : [];
      return Array.isArray(rows) ? rows.filter(isObject) : [];
    },
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text of a row; undefined if it is missing or empty. */
export function textIn(row: GhostRow | undefined, key: string): string | undefined {
  const value = row?.[key];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** Ids are texts, and numbers in exports of old versions. */
export const idIn = (row: GhostRow, key = 'id'): string => String(row[key] ?? '');

/** Times are ISO texts, `2020-01-01 12:00:00`, or milliseconds in exports of old versions. */
export function timeIn(row: GhostRow, key: string): string | undefined {
  const value = row[key];
  if (value === null || value === undefined || value === '') return undefined;
  const isLocal = typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value);
  const time = new Date(isLocal ? `${value.replace(' ', 'T')}Z` : (value as string | number));
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
