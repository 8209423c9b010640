import type { StrapiRow } from './strapi-row.ts';

/** The names that fields have in Strapi, by the names that they have here. */
export type FieldNames = Readonly<Record<string, string>>;

/** The entry with the names of fields that it has here. A field for the time of publication counts if it is filled in. */
export function mapFields(row: StrapiRow, names: FieldNames = {}): StrapiRow {
  const { publishedAt: timeName, ...others } = names;
  const mapped = Object.entries(others).map(([own, name]) => [own, row.values[name]]);
  const values = { ...row.values, ...Object.fromEntries(mapped) };
  const time = timeName === undefined ? undefined : toTime(row.values[timeName]);
  // What is not published stays so, whatever its date.
  if (time === undefined || row.publishedAt === undefined) return { ...row, values };
  return { ...row, values, publishedAt: time, hasOwnTime: true };
}

/** Strapi has dates (`2024-05-01`, which is midnight UTC here) and times. */
function toTime(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return undefined;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
