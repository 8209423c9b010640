import { messageReference } from '@rostra/messages';
import type { FieldProblem } from '../../../errors.ts';
import { columnOf } from '../declare/collection.ts';
import type {
  Collection,
  ComponentField,
  ToManyField,
  ToOneField,
} from '../declare/declaration.ts';

import { isPlainObject } from '../query/values/plain-values.ts';
import { bodyError, fieldError, invalidBodyKey, missingField } from './body-error.ts';
import { readTime } from './cast-value.ts';
import { checkRelation, type RelationChange } from './check-relation.ts';
import { checkScalar, type Stored } from './check-scalar.ts';

export interface CheckedData {
  readonly columns: Record<string, Stored>;
  readonly relations: {
    key: string;
    field: ToOneField | ToManyField;
    change: RelationChange;
  }[];
  /** Undefined: not given. Null: unpublish. In the future: scheduled. */
  readonly publishedAt?: string | null;
}

export interface CheckOptions {
  readonly isWhole: boolean;
  readonly isDraft?: boolean;
  readonly isTranslation?: boolean;
}

/** Strapi refuses them, because they would look like a change of the entry's identity. */
const IDS: ReadonlySet<string> = new Set(['id', 'documentId']);

/**
 * Validates the body of a write. A whole entry must have all required fields, unless it is a draft. A new
 * translation has those that all translations share already.
 */
export function checkData(
  data: Record<string, unknown>,
  collection: Collection,
  options: CheckOptions,
): CheckedData {
  const { isWhole, isDraft = false } = options;
  const errors: FieldProblem[] = [];
  const columns: Record<string, Stored> = {};
  const relations: CheckedData['relations'] = [];

  for (const [key, value] of Object.entries(data)) {
    if (key === 'publishedAt') continue;
    const field = Object.hasOwn(collection.allFields, key) ? collection.allFields[key] : undefined;
    if (!field || IDS.has(key)) throw invalidBodyKey(key);
    if (field.kind === 'scalar') {
      // Clients send back what they have read.
      if (field.isComputed) continue;
      const checked = checkScalar(value, field, [key], { isDraft });
      if ('error' in checked) errors.push(checked.error);
      else columns[columnOf(key, field)] = checked.stored;
    } else if (field.kind === 'component') {
      errors.push(...checkComponent(key, value, field, columns));
    } else {
      try {
        relations.push({ key, field, change: checkRelation(value, [key]) });
      } catch (error) {
        errors.push(error as FieldProblem);
      }
    }
  }
  if (isWhole) errors.push(...fillMissing(data, collection, columns, options));
  const publishedAt = checkPublishedAt(data.publishedAt, errors);
  if (errors.length > 0) throw bodyError(errors);
  return { columns, relations, ...(publishedAt === undefined ? {} : { publishedAt }) };
}

function checkComponent(
  key: string,
  value: unknown,
  { fields }: ComponentField,
  columns: Record<string, Stored>,
): FieldProblem[] {
  if (value !== null && !isPlainObject(value))
    return [
      fieldError([key], `${key} must be an object`, {
        forStaff: messageReference('studio-server', 'rule.text'),
      }),
    ];
  const given: Record<string, unknown> = value ?? {};
  const unknown = Object.keys(given).find((name) => name !== 'id' && !Object.hasOwn(fields, name));
  if (unknown !== undefined) throw invalidBodyKey(unknown, [key]);
  return Object.entries(fields).flatMap(([name, field]) => {
    const checked = checkScalar(given[name], field, [key, name]);
    if ('error' in checked) return [checked.error];
    columns[columnOf(name, field, `${key}_`)] = checked.stored;
    return [];
  });
}

/** Sets defaults for missing fields, and returns errors for missing required ones. */
function fillMissing(
  data: Record<string, unknown>,
  collection: Collection,
  columns: Record<string, Stored>,
  { isDraft, isTranslation }: CheckOptions,
): FieldProblem[] {
  return Object.entries(collection.allFields).flatMap(([key, field]) => {
    if (field.kind !== 'scalar' || field.isComputed || Object.hasOwn(data, key)) return [];
    if (isTranslation && !field.isLocalized) return [];
    if (field.default !== undefined) columns[columnOf(key, field)] = field.default;
    else if (field.required && isDraft) columns[columnOf(key, field)] = '';
    else if (field.required) return [missingField(key)];
    return [];
  });
}

function checkPublishedAt(value: unknown, errors: FieldProblem[]): string | null | undefined {
  if (value === undefined || value === null) return value;
  const time = readTime(value);
  if (time !== undefined) return time;
  errors.push(
    fieldError(['publishedAt'], 'publishedAt must be an ISO date', {
      value,
      forStaff: messageReference('studio-server', 'rule.time'),
    }),
  );
  return undefined;
}
