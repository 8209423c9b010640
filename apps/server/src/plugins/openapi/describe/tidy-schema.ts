import type { z } from 'zod';
import type { JsonSchema } from './api-document.ts';

/** Corrects what Zod writes about one schema, for readers and generators. */
export function tidySchema(zodSchema: z.core.$ZodTypes, json: JsonSchema, isOutput: boolean): void {
  const { def } = zodSchema._zod;
  delete json.isForm;
  // A new field in a response must not break a client.
  if (def.type === 'object' && isOutput && !def.catchall) delete json.additionalProperties;
  if (def.type === 'record' && json.required) nameKeys(json);
  if (def.type === 'date') Object.assign(json, { type: 'string', format: 'date-time' });
  // Any value or null is any value.
  if (json.anyOf?.some((option) => Object.keys(option).length === 0)) delete json.anyOf;
  // The format says it; the expression is long.
  if (json.format && json.pattern) delete json.pattern;
}

/** A record with listed keys is an object with these properties. */
function nameKeys(json: JsonSchema): void {
  const { required = [], additionalProperties } = json;
  if (typeof additionalProperties !== 'object') return;
  json.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]));
  delete json.propertyNames;
  delete json.additionalProperties;
}
