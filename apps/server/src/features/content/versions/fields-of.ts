import { columnOf } from '../declare/collection.ts';
import type { Collection } from '../declare/declaration.ts';

/** The data of a version in the format of a write request, so that it can be sent back. */
export function fieldsOf(
  collection: Collection,
  row: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(collection.allFields).flatMap(([key, field]): [string, unknown][] => {
      if (field.kind === 'scalar') {
        if (field.isComputed) return [];
        const value = row[columnOf(key, field)];
        if (key === 'slug' && value === row.document_id) return [[key, '']];
        return [
          [key, field.type === 'json' && value ? JSON.parse(String(value)) : (value ?? null)],
        ];
      }
      if (field.kind === 'one') return [[key, row[field.column] ?? null]];
      if (field.kind === 'many') return [[key, row[key] ?? []]];
      const values = Object.entries(field.fields).map(([name, inner]) => [
        name,
        row[columnOf(name, inner, `${key}_`)] ?? null,
      ]);
      const isUnset = values.every(([, value]) => value === null);
      return [[key, isUnset ? null : Object.fromEntries(values)]];
    }),
  );
}
