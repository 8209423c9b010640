import { z } from 'zod';
import type { Collection, Field, ScalarField } from '../declare/declaration.ts';

const RELATION =
  'Ids or document ids, as one value or a list, or an object with `connect`, `disconnect` or `set`.';

/** The fields to write, described from the declaration. The dialect checks them itself: what is required depends on the state of the entry, and much has a default. */
export function writeSchema({ fields, hasDrafts }: Collection): z.ZodType {
  const written = Object.entries(fields).filter(([, field]) => !isComputed(field));
  const data = {
    type: 'object',
    properties: {
      ...Object.fromEntries(written.map(([key, field]) => [key, describeField(field)])),
      ...(hasDrafts ? { publishedAt: PUBLISHED_AT } : {}),
    },
    additionalProperties: true,
  };
  return z.unknown().meta({ type: 'object', properties: { data }, required: ['data'] });
}

const PUBLISHED_AT = {
  type: ['string', 'null'],
  format: 'date-time',
  description: 'A time in the future schedules the entry; null makes it a draft.',
};

const isComputed = (field: Field) => field.kind === 'scalar' && field.isComputed;

function describeField(field: Field): object {
  if (field.kind === 'scalar') return describeScalar(field);
  if (field.kind !== 'component') return { description: RELATION };
  const inner = Object.entries(field.fields).map(([key, one]) => [key, describeScalar(one)]);
  return { type: ['object', 'null'], properties: Object.fromEntries(inner) };
}

function describeScalar({ type, values, required, maxLength, maxItems }: ScalarField): object {
  const nullable = (name: string) => ({ type: required ? name : [name, 'null'] });
  const length = maxLength === undefined ? {} : { maxLength };
  switch (type) {
    case 'integer':
      return nullable('integer');
    case 'decimal':
      return nullable('number');
    case 'json': {
      const items = { type: 'string', ...length };
      return { ...nullable('array'), items, ...(maxItems === undefined ? {} : { maxItems }) };
    }
    case 'enumeration':
      return { enum: required ? values : [...(values ?? []), null] };
    case 'datetime':
      return { ...nullable('string'), format: 'date-time' };
    case 'string':
      return { ...nullable('string'), ...length };
  }
}
