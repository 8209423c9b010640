import type { FieldProblem } from '../../../errors.ts';
import { columnOf } from '../declare/collection.ts';
import type { Collection } from '../declare/declaration.ts';
import { missingField } from './body-error.ts';

/** Required fields that a draft does not have yet. It cannot be published without them. */
export const missingFields = (
  { fields }: Collection,
  row: Readonly<Record<string, unknown>>,
): FieldProblem[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    if (field.kind !== 'scalar' || !field.required) return [];
    const value = row[columnOf(key, field)];
    const isMissing = value === null || value === undefined || String(value).trim() === '';
    return isMissing ? [missingField(key)] : [];
  });
