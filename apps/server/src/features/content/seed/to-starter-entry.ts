import { columnOf } from '../declare/collection.ts';
import type { Collection, Field, ScalarField } from '../declare/declaration.ts';
import { files } from '../declare/files.ts';

/** A row of a collection's table. */
export type ExportedRow = Readonly<Record<string, string | number | null>>;

export interface ExportedFile {
  /** In the folder of images or attachments. */
  file: string;
  name: string;
  alternativeText: string | null;
  caption: string | null;
}

/** Finds what a row refers to. */
export interface ExportLookup {
  slugOf(table: string, id: number): string | undefined;
  fileOf(id: number): ExportedFile | undefined;
  /** The ids in a table of links, in their order. */
  linksOf(table: string, ownerId: number): readonly number[];
}

const TIMES = ['createdAt', 'updatedAt', 'publishedAt'] as const;

/** The format of the starter content (`content/README.md`): relations by slug, files by name. */
export function toStarterEntry(
  collection: Collection,
  row: ExportedRow,
  lookup: ExportLookup,
): Record<string, unknown> {
  const values = Object.entries(collection.fields).map(([key, field]) => [
    key,
    fieldValue(key, field, row, lookup),
  ]);
  const times = TIMES.map((key) => [key, row[columnOf(key, timeField)]]);
  return Object.fromEntries(
    [...values, ...times].filter(([, value]) => value !== null && value !== undefined),
  );
}

const timeField = { kind: 'scalar' } as ScalarField;

function fieldValue(key: string, field: Field, row: ExportedRow, lookup: ExportLookup): unknown {
  switch (field.kind) {
    case 'scalar':
      return field.isComputed ? undefined : readScalar(field, row[columnOf(key, field)]);
    case 'component':
      return readComponent(key, field.fields, row);
    case 'one': {
      const id = row[field.column];
      if (typeof id !== 'number') return undefined;
      return field.target === files
        ? describeImage(lookup, id)
        : lookup.slugOf(field.target.table, id);
    }
    case 'many': {
      const ids = lookup.linksOf(field.link.table, Number(row.id));
      return ids.length === 0
        ? undefined
        : ids.map((id) =>
            field.target === files
              ? describeAttachment(lookup, id)
              : lookup.slugOf(field.target.table, id),
          );
    }
  }
}

function readScalar({ type }: ScalarField, value: string | number | null | undefined): unknown {
  return type === 'json' && typeof value === 'string' ? JSON.parse(value) : value;
}

function readComponent(
  key: string,
  fields: Readonly<Record<string, ScalarField>>,
  row: ExportedRow,
): Record<string, unknown> | undefined {
  const found = Object.entries(fields)
    .map(
      ([name, field]) => [name, readScalar(field, row[columnOf(name, field, `${key}_`)])] as const,
    )
    .filter(([, value]) => value !== null && value !== undefined);
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

function describeImage(lookup: ExportLookup, id: number) {
  const found = lookup.fileOf(id);
  if (!found) return undefined;
  const { file, alternativeText, caption } = found;
  return { file, ...(alternativeText ? { alternativeText } : {}), ...(caption ? { caption } : {}) };
}

function describeAttachment(lookup: ExportLookup, id: number) {
  const found = lookup.fileOf(id);
  if (!found) return undefined;
  const { file, name, caption } = found;
  return { file, name, ...(caption ? { description: caption } : {}) };
}
