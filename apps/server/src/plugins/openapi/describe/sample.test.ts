import { expect, it } from 'vitest';
import type { JsonSchema } from './api-document.ts';
import { sampleOf } from './sample.ts';

const components: Record<string, JsonSchema> = {
  Node: {
    type: 'object',
    properties: { id: { type: 'integer' }, next: { $ref: '#/components/schemas/Node' } },
    required: ['id'],
  },
};

it.each<[JsonSchema, unknown]>([
  [{ type: 'string', format: 'email' }, 'ada@example.org'],
  [{ type: 'string', minLength: 8 }, 'aaaaaaaa'],
  [{ type: 'string', pattern: '^20\\d\\d$' }, '2026'],
  [{ type: 'integer', minimum: 3 }, 3],
  [{ type: 'integer', maximum: -2 }, -2],
  [{ enum: ['open', 'closed'] }, 'open'],
  [{ const: 7 }, 7],
  [{ anyOf: [{}, { type: 'null' }] }, null],
  [{ type: 'array', items: { type: 'boolean' } }, [true]],
  [{ $ref: '#/components/schemas/Node' }, { id: 1 }],
  [
    { type: 'object', properties: { publishedAt: { type: 'string' }, any: {} } },
    { publishedAt: '2026-03-03T09:30:00.000Z' },
  ],
])('of %j is %j', (schema, expected) => {
  expect(sampleOf(schema, components)).toEqual(expected);
});

it('is left out if only an invalid one could be made up', () => {
  const code: JsonSchema = { type: 'string', pattern: '^[A-Z]{4}-\\d{9}$' };
  const whole: JsonSchema = { type: 'object', properties: { code }, required: ['code'] };
  expect(sampleOf(whole, components)).toBeUndefined();
  expect(sampleOf({ ...whole, required: [] }, components)).toEqual({});
  expect(sampleOf({ type: 'array', items: code, minItems: 1 }, components)).toBeUndefined();
});
