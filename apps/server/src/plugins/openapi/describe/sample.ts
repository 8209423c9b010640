import type { JsonSchema } from './api-document.ts';

const MOMENT = '2026-03-03T09:30:00.000Z';

/** Values that fit the names of fields better than any text would. */
const BY_NAME: Record<string, unknown> = {
  email: 'ada@example.org',
  identifier: 'ada@example.org',
  username: 'ada',
  name: 'Ada Moreau',
  password: 'correct horse battery staple',
  slug: 'a-fair-share',
  title: 'A fair share',
  documentId: 'k3v9qz1mw7x2c8r5t0b4n6ya',
  locale: 'en',
  language: 'en',
  currency: 'EUR',
  url: 'https://example.org/a-fair-share',
  href: '/policies/a-fair-share',
  path: '/policies/a-fair-share',
  jwt: 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6N30.c2lnbmF0dXJl',
  code: 'v7Qm2',
};

const BY_FORMAT: Record<string, string> = {
  'date-time': MOMENT,
  date: '2026-03-03',
  email: 'ada@example.org',
  uri: 'https://example.org/',
  uuid: '0b7e9c1e-4f63-4c5f-9d0a-2f6f8f6d3a11',
};

/** An example of a value that a schema allows; undefined if there is none without inventing one that it refuses. */
export const sampleOf = (schema: JsonSchema, components: Record<string, JsonSchema>): unknown =>
  sample(schema, { components, name: '', within: [] });

interface Place {
  components: Record<string, JsonSchema>;
  /** The name of the field. */
  name: string;
  /** The references that led here. */
  within: readonly string[];
}

function sample(schema: JsonSchema, place: Place): unknown {
  const { $ref, anyOf, oneOf, allOf } = schema;
  if ($ref) {
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    const target = place.components[name];
    if (!target || place.within.includes(name)) return undefined;
    return sample(target, { ...place, within: [...place.within, name] });
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const options = anyOf ?? oneOf;
  if (options) return options.map((one) => sample(one, place)).find((value) => value !== undefined);
  if (allOf) {
    const parts = allOf.map((one) => sample(one, place));
    return parts.includes(undefined) ? undefined : Object.assign({}, ...parts);
  }
  return sampleOfType(schema, place);
}

function sampleOfType(schema: JsonSchema, place: Place): unknown {
  const [type] = [schema.type].flat();
  switch (type) {
    case 'object':
      return sampleObject(schema, place);
    case 'array':
      return sampleList(schema, place);
    case 'string':
      return sampleText(schema, place.name);
    case 'integer':
    case 'number':
      return sampleNumber(schema);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return undefined;
  }
}

/** Fields that may be left out are left out inside of other schemas, so that examples stay short. */
function sampleObject({ properties = {}, required = [] }: JsonSchema, place: Place): unknown {
  const isDeep = place.within.length > 1;
  const sampled: [string, unknown][] = [];
  for (const [name, schema] of Object.entries(properties)) {
    const isRequired = required.includes(name);
    if (isDeep && !isRequired) continue;
    const value = sample(schema, { ...place, name });
    if (value === undefined && isRequired) return undefined;
    if (value !== undefined) sampled.push([name, value]);
  }
  return Object.fromEntries(sampled);
}

function sampleList({ items, prefixItems, minItems = 0 }: JsonSchema, place: Place): unknown {
  const values = prefixItems
    ? prefixItems.map((one) => sample(one, place))
    : [items && sample(items, place)];
  if (!values.includes(undefined) && Number(minItems) <= values.length) return values;
  return prefixItems || Number(minItems) > 0 ? undefined : [];
}

function sampleText({ format, pattern, minLength = 0, maxLength }: JsonSchema, name: string) {
  const named = BY_NAME[name];
  const byName = /At$/.test(name) ? MOMENT : typeof named === 'string' ? named : 'text';
  const candidates = format
    ? [BY_FORMAT[format]]
    : [byName, 'text', 'en', '1', '2026', 'a'.repeat(Number(minLength))];
  return candidates.find(
    (text) =>
      text !== undefined &&
      text.length >= Number(minLength) &&
      text.length <= Number(maxLength ?? Number.POSITIVE_INFINITY) &&
      (pattern === undefined || new RegExp(pattern, 'u').test(text)),
  );
}

function sampleNumber({ minimum, maximum, exclusiveMinimum, multipleOf }: JsonSchema) {
  const least = Math.max(
    Number(minimum ?? Number.NEGATIVE_INFINITY),
    Number(exclusiveMinimum ?? Number.NEGATIVE_INFINITY) + 1,
  );
  const value = Math.max(1, least, Number(multipleOf ?? 1));
  return Math.min(value, Number(maximum ?? Number.POSITIVE_INFINITY));
}
