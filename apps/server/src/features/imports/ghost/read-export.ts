import { StartError } from '../../../errors.ts';
import type { Audience } from './access/audience.ts';
import { audienceOfParts, splitGatedParts } from './access/gated-parts.ts';
import { type GhostRow, readRows } from './read-rows.ts';

export type { GhostRow };

/** The tables of an export. */
export interface GhostExport {
  /** Posts are listed without their texts. */
  rows(table: string): readonly GhostRow[];
  /** The posts with their texts, one after the other. */
  posts(): AsyncIterable<GhostRow>;
  /** Whether the site was open to everyone, and who could become a member. Other settings are not read. */
  setting(key: 'is_private' | 'members_signup_access'): string | undefined;
  /** Who may read all parts of a post; `public` if none is for members only. */
  audienceOfParts(postId: string): Audience;
}

const TABLES = [
  ...['posts', 'posts_authors', 'posts_meta', 'posts_tags', 'tags', 'users'],
  ...['products', 'posts_products'],
];
const SETTINGS = new Set(['is_private', 'members_signup_access']);
const TEXTS = new Set(['html', 'lexical', 'markdown', 'mobiledoc', 'plaintext']);

/** Reads everything but the texts, which may not fit into memory. */
export async function openGhostExport(path: string): Promise<GhostExport> {
  const tables = new Map(TABLES.map((table): [string, GhostRow[]] => [table, []]));
  const settings = new Map<string, string>();
  const narrowed = new Map<string, Audience>();
  for await (const { table, row } of readRows(path)) {
    tables.get(table)?.push(table === 'posts' ? withoutTexts(row) : row);
    if (table === 'settings' && SETTINGS.has(String(row.key))) {
      settings.set(String(row.key), String(row.value));
    }
    const audience =
      table === 'posts' ? audienceOfParts(splitGatedParts(textIn(row, 'html') ?? '')) : 'public';
    if (audience !== 'public') narrowed.set(idIn(row), audience);
  }
  if (!tables.get('posts')?.length) {
    throw new StartError('This is not an export of Ghost: it has no posts.');
  }
  return {
    rows: (table) => tables.get(table) ?? [],
    posts: () => readPosts(path),
    setting: (key) => settings.get(key),
    audienceOfParts: (id) => narrowed.get(id) ?? 'public',
  };
}

async function* readPosts(path: string): AsyncIterable<GhostRow> {
  for await (const { table, row } of readRows(path)) if (table === 'posts') yield row;
}

const withoutTexts = (post: GhostRow): GhostRow =>
  Object.fromEntries(Object.entries(post).filter(([key]) => !TEXTS.has(key)));

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
