import { z } from 'zod';

/** Increased when older versions of Rostra could not read the file any more. */
export const FORMAT = 1;

export const HEADER = 'backup.json';
export const MANIFEST = 'manifest.json';
export const SETTINGS = 'settings.env';

/** The first entry: what is needed to decide whether the backup can be restored. */
export const headerSchema = z.object({
  format: z.number().int(),
  version: z.string(),
  createdAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()).min(1),
      lastId: z.number().int().nullable(),
    }),
  ),
});

export type Header = z.infer<typeof headerSchema>;

/** The last entry: without it the file is incomplete. */
export const manifestSchema = z.object({
  entries: z.array(z.object({ name: z.string(), size: z.number().int(), sha256: z.string() })),
  rows: z.record(z.string(), z.number().int()),
  /** Files that were deleted while the backup was made. */
  missingMedia: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestEntry = Manifest['entries'][number];

export const tableEntry = (table: string, part: number) =>
  `tables/${table}/${String(part).padStart(6, '0')}.jsonl`;

/** The table, file in the media folder, or file in the data folder that an entry is about. */
export function placeOf(
  name: string,
): { folder: 'tables' | 'media' | 'data'; name: string } | undefined {
  const [, folder, rest] = /^(tables|media|data)\/([\w.-]+)/.exec(name) ?? [];
  if (folder !== 'tables' && folder !== 'media' && folder !== 'data') return undefined;
  return rest === undefined ? undefined : { folder, name: rest };
}
