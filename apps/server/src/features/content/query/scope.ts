import { columnOf } from '../declare/collection.ts';
import type {
  Collection,
  ComponentField,
  ReadableField,
  ScalarField,
} from '../declare/declaration.ts';
import { MAX_SHORT_TEXT } from '../declare/fields.ts';
import type { Reader } from '../declare/reader.ts';
import type { Column } from './read-query.ts';

/** Where a key of the query is looked up: a collection or a component inside one, for one reader. */
export interface Scope {
  readonly collection: Collection;
  readonly fields: Readonly<Record<string, ReadableField>>;
  readonly prefix: string;
  readonly reader: Reader;
  readonly isMultilingual: boolean;
  /** The attributes that led here, for error messages. */
  readonly path: readonly string[];
}

export const scopeOf = (
  collection: Collection,
  reader: Reader,
  isMultilingual: boolean,
): Scope => ({
  collection,
  fields: isMultilingual ? collection.multilingualFields : collection.allFields,
  prefix: '',
  reader,
  isMultilingual,
  path: [],
});

/** A field that this reader always sees, and so may filter and sort by. */
export function findOpenField(scope: Scope, key: string): ReadableField | undefined {
  const field = Object.hasOwn(scope.fields, key) ? scope.fields[key] : undefined;
  return field && field.read(scope.reader) === true ? field : undefined;
}

export const columnIn = (scope: Scope, key: string, field: ScalarField): Column => ({
  name: columnOf(key, field, scope.prefix),
  type: field.type,
  // A list of short texts is written by editors and stays small; other JSON does not.
  isLong:
    (field.type === 'json' && field.maxItems === undefined) ||
    (field.maxLength ?? 0) > MAX_SHORT_TEXT,
});

/** The columns of a component that was entered. */
export const columnsOf = (entered: Scope, { fields }: ComponentField): string[] =>
  Object.entries(fields).map(([key, field]) => columnIn(entered, key, field).name);

export const enterComponent = (scope: Scope, key: string, field: ComponentField): Scope => ({
  ...scope,
  fields: field.fields,
  prefix: `${scope.prefix}${key}_`,
  path: [...scope.path, key],
});

export const enterRelation = (scope: Scope, key: string, target: Collection): Scope => ({
  ...scopeOf(target, scope.reader, scope.isMultilingual),
  path: [...scope.path, key],
});
