import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { JsonSchema } from './api-document.ts';
import { tidySchema } from './tidy-schema.ts';

export type Io = 'input' | 'output';

export interface JsonSchemas {
  /** Under their names. One that differs for requests is there a second time, as `…Input`. */
  components: Record<string, JsonSchema>;
  of(schema: z.ZodType, io: Io): JsonSchema;
}

const PREFIX = '#/components/schemas/';
/** No name of a schema begins like this. */
const ANONYMOUS = '_';

type Names = ReadonlyMap<z.ZodType, string>;

/**
 * The JSON Schema of all schemas of the API. They are converted together, because only then do they refer
 * to each other by name; what has no name is put back into its place.
 */
export function createJsonSchemas(names: Names, wanted: Record<Io, Set<z.ZodType>>): JsonSchemas {
  const input = convert(names, wanted.input, 'input');
  const output = convert(names, wanted.output, 'output');
  const differing = findDiffering([...names.values()], input.byName, output.byName);
  const inputName = (name: string) => (differing.has(name) ? `${name}Input` : name);
  const components = { ...output.byName };
  for (const name of differing) {
    if (components[inputName(name)]) throw new Error(`Two schemas are called ${inputName(name)}`);
    components[inputName(name)] = renameReferences(input.byName[name] ?? {}, inputName);
  }
  return {
    components,
    of: (schema, io) =>
      io === 'input' ? renameReferences(input.of(schema), inputName) : output.of(schema),
  };
}

function convert(names: Names, wanted: Set<z.ZodType>, io: Io) {
  const registry = z.registry<{ id: string }>();
  const ids = new Map(names);
  for (const schema of wanted) if (!ids.has(schema)) ids.set(schema, `${ANONYMOUS}${ids.size}`);
  for (const [schema, id] of ids) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => PREFIX + id,
    override: ({ zodSchema, jsonSchema }) =>
      tidySchema(zodSchema, jsonSchema as JsonSchema, io === 'output'),
  });
  // Within a document, the address of a schema is its place.
  const all: Record<string, JsonSchema> = Object.fromEntries(
    Object.entries(schemas).map(([id, { $id, $schema, ...json }]) => [id, json as JsonSchema]),
  );
  const inlined = (id: string) => inlineAnonymous(all[id] ?? {}, all, [id]);
  const byName = Object.fromEntries([...names.values()].map((name) => [name, inlined(name)]));
  const of = (schema: z.ZodType): JsonSchema => {
    const id = ids.get(schema);
    if (id === undefined) throw new Error('A schema was not collected');
    return id.startsWith(ANONYMOUS) ? inlined(id) : { $ref: PREFIX + id };
  };
  return { byName, of };
}

function inlineAnonymous(
  json: JsonSchema,
  all: Record<string, JsonSchema>,
  within: readonly string[],
): JsonSchema {
  return mapReferences(json, ({ $ref, ...rest }) => {
    const id = $ref.slice(PREFIX.length);
    if (!id.startsWith(ANONYMOUS)) return { $ref, ...rest };
    if (within.includes(id)) throw new Error('A schema that contains itself needs a name');
    return { ...inlineAnonymous(all[id] ?? {}, all, [...within, id]), ...rest };
  });
}

/** The names of schemas that are not the same in requests and responses, or refer to such a schema. */
function findDiffering(
  names: readonly string[],
  input: Record<string, JsonSchema>,
  output: Record<string, JsonSchema>,
): Set<string> {
  const differing = new Set(names.filter((name) => !isDeepStrictEqual(input[name], output[name])));
  const pending = [...differing];
  for (let changed = pending.pop(); changed !== undefined; changed = pending.pop()) {
    for (const name of names) {
      if (differing.has(name) || !referencesOf(input[name]).has(PREFIX + changed)) continue;
      differing.add(name);
      pending.push(name);
    }
  }
  return differing;
}

const renameReferences = (json: JsonSchema, rename: (name: string) => string): JsonSchema =>
  mapReferences(json, ({ $ref, ...rest }) => ({
    $ref: PREFIX + rename($ref.slice(PREFIX.length)),
    ...rest,
  }));

const isReference = (part: object): part is JsonSchema & { $ref: string } =>
  '$ref' in part && typeof part.$ref === 'string';

/** Every `$ref` in a part of a description. */
export function referencesOf(part: unknown, found = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return found;
  if (isReference(part)) found.add(part.$ref);
  for (const inner of Object.values(part)) referencesOf(inner, found);
  return found;
}

/** A copy in which each reference to a schema is replaced. */
function mapReferences<T>(part: T, replace: (schema: JsonSchema & { $ref: string }) => object): T {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((inner) => mapReferences(inner, replace)) as T;
  if (isReference(part)) return replace(part) as T;
  return Object.fromEntries(
    Object.entries(part).map(([key, inner]) => [key, mapReferences(inner, replace)]),
  ) as T;
}
