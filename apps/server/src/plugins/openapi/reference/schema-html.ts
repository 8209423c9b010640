import type { JsonSchema } from '../describe/api-document.ts';
import { type Html, html, withCode } from './html.ts';

const nameOf = ($ref: string) => $ref.slice($ref.lastIndexOf('/') + 1);

export const schemaId = (name: string) => `schema-${name}`;

/** What a schema is, in words: `list of BlogPost`, `string (email) or null`. */
export function typeOf(schema: JsonSchema): Html {
  const { $ref, format, enum: values } = schema;
  if ($ref) return html`<a href="#${schemaId(nameOf($ref))}">${nameOf($ref)}</a>`;
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (values) {
    return joined(values.map((value) => html`<code>${JSON.stringify(value)}</code>`));
  }
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return joined(options.map(typeOf));
  if (schema.allOf) return html`object`;
  const types = [schema.type].flat();
  if (types[0] === 'array' && schema.items) return html`list of ${typeOf(schema.items)}`;
  if (types[0] === 'object' && typeof schema.additionalProperties === 'object') {
    return html`object of ${typeOf(schema.additionalProperties)}`;
  }
  return html`${types.map((type) => type ?? 'any value').join(' or ')}${format && ` (${format})`}`;
}

const joined = (parts: readonly Html[]) =>
  html`${parts.map((part, index) => [index > 0 && ' or ', part])}`;

/** The fields of an object, also of one in a list or among alternatives, with those inside them. */
export function fieldsOf(schema: JsonSchema): Html | undefined {
  const objects = objectsIn(schema);
  if (objects.length === 0) return undefined;
  const lists = objects.map(({ properties = {}, required = [] }) =>
    Object.entries(properties).map(([name, field]) =>
      fieldOf(name, field, required.includes(name)),
    ),
  );
  return html`${lists.map((fields) => html`<ul class="fields">${fields}</ul>`)}`;
}

export const fieldOf = (name: string, schema: JsonSchema, isRequired: boolean): Html =>
  html`<li><code class="name">${name}</code> <span class="type">${typeOf(schema)}</span>${
    !isRequired && html`<span class="type">, optional</span>`
  }${schema.description && html`<p>${withCode(schema.description)}</p>`}${fieldsOf(schema)}</li>`;

/** Objects that are described here and not by reference. */
function objectsIn(schema: JsonSchema): JsonSchema[] {
  if (schema.$ref) return [];
  if (schema.properties) return [schema];
  const inner = [...(schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [])];
  if (schema.items) inner.push(schema.items);
  if (typeof schema.additionalProperties === 'object') inner.push(schema.additionalProperties);
  return inner.flatMap(objectsIn);
}
