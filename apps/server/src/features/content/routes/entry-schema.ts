import { z } from 'zod';
import type { Collection, Field, ScalarField } from '../declare/declaration.ts';

/** A schema takes much memory, and a collection is part of the responses of many calls. */
const monolingualSchemas = new WeakMap<Collection, z.ZodObject>();
const multilingualSchemas = new WeakMap<Collection, z.ZodObject>();

export function entrySchema(collection: Collection, isMultilingual: boolean): z.ZodObject {
  const schemas = isMultilingual ? multilingualSchemas : monolingualSchemas;
  const schema = schemas.get(collection) ?? createEntrySchema(collection, isMultilingual);
  schemas.set(collection, schema);
  return schema;
}

/**
 * The response schema of a collection, from its declaration. `fields` can omit any value, and
 * relations are only included if populated, so everything except the ids is optional.
 */
function createEntrySchema(collection: Collection, isMultilingual: boolean): z.ZodObject {
  const { allFields, isLocalized } = collection;
  const shape = Object.entries(allFields).map(([key, field]) => {
    const isAlways = key === 'id' || key === 'documentId';
    const schema = fieldSchema(field, isMultilingual);
    return [key, isAlways ? schema : schema.optional()];
  });
  const entry = z.object(Object.fromEntries(shape));
  if (!isMultilingual || !isLocalized) return entry;
  const translated = entry.extend({ locale: z.string().optional() });
  return translated.extend({ localizations: z.array(translated).optional() });
}

/** Instead of the entries of a relation, with `populate[x][count]=true`. */
const countSchema = z.strictObject({ count: z.number().int() });

function fieldSchema(field: Field, isMultilingual: boolean): z.ZodType {
  switch (field.kind) {
    case 'scalar':
      return scalarSchema(field);
    case 'one':
      return z.union([countSchema, entrySchema(field.target, isMultilingual).nullable()]);
    case 'many':
      return z.union([countSchema, z.array(entrySchema(field.target, isMultilingual))]);
    case 'component': {
      const shape = Object.entries(field.fields).map(([key, inner]) => [
        key,
        scalarSchema(inner).optional(),
      ]);
      return z.object(Object.fromEntries(shape)).nullable();
    }
  }
}

/** Values that a reader may not see on some rows are null there. */
const scalarSchema = (field: ScalarField): z.ZodType => valueSchema(field).nullable();

function valueSchema({ type, values, isComputed }: ScalarField): z.ZodType {
  switch (type) {
    case 'integer':
      return z.number().int();
    case 'decimal':
      return z.number();
    case 'json':
      return isComputed ? z.unknown() : z.array(z.string());
    case 'enumeration':
      return z.enum(values ?? []);
    case 'string':
    case 'datetime':
      return z.string();
  }
}

const paginationSchema = z.object({
  page: z.number().int().optional(),
  pageSize: z.number().int().optional(),
  pageCount: z.number().int().optional(),
  start: z.number().int().optional(),
  limit: z.number().int().optional(),
  total: z.number().int().optional(),
});

export const listResponse = (collection: Collection, isMultilingual: boolean) =>
  z.object({
    data: z.array(entrySchema(collection, isMultilingual)),
    meta: z.object({ pagination: paginationSchema }),
  });

export const entryResponse = (collection: Collection, isMultilingual: boolean) =>
  z.object({ data: entrySchema(collection, isMultilingual), meta: z.object({}) });
