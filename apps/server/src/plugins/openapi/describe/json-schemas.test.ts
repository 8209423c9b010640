import { expect, it } from 'vitest';
import { z } from 'zod';
import { createJsonSchemas } from './json-schemas.ts';

const person = z.object({ name: z.string(), age: z.number().default(1) });
const team = z.object({ lead: person, members: z.array(person) });
const note = z.object({ text: z.string().meta({ description: 'Markdown' }) });
const names = new Map<z.ZodType, string>([
  [person, 'Person'],
  [team, 'Team'],
  [note, 'Note'],
]);
const inner = z.object({ note });
const outer = z.object({ inner, at: z.date(), counts: z.record(z.enum(['a', 'b']), z.number()) });
const schemas = createJsonSchemas(names, {
  input: new Set([outer, team]),
  output: new Set([outer, inner, team, note]),
});

it('has a schema twice only if requests differ from responses, or lead to one that does', () => {
  expect(Object.keys(schemas.components).toSorted()).toEqual([
    'Note',
    'Person',
    'PersonInput',
    'Team',
    'TeamInput',
  ]);
  expect(schemas.components.TeamInput?.properties?.lead).toEqual({
    $ref: '#/components/schemas/PersonInput',
  });
  expect(schemas.of(team, 'output')).toEqual({ $ref: '#/components/schemas/Team' });
  expect(schemas.of(team, 'input')).toEqual({ $ref: '#/components/schemas/TeamInput' });
});

it('keeps descriptions, and lets responses gain fields', () => {
  expect(schemas.components.Note).toEqual({
    type: 'object',
    properties: { text: { type: 'string', description: 'Markdown' } },
    required: ['text'],
  });
});

it('puts schemas without a name where they are used', () => {
  const number = { type: 'number' };
  expect(schemas.of(outer, 'output').properties).toEqual({
    inner: {
      type: 'object',
      properties: { note: { $ref: '#/components/schemas/Note' } },
      required: ['note'],
    },
    at: { type: 'string', format: 'date-time' },
    counts: { type: 'object', properties: { a: number, b: number }, required: ['a', 'b'] },
  });
});

it('refuses a schema that contains itself without a name', () => {
  const tree: z.ZodType = z.object({
    get children() {
      return z.array(tree);
    },
  });
  expect(() =>
    createJsonSchemas(new Map(), { input: new Set(), output: new Set([tree]) }).of(tree, 'output'),
  ).toThrow('A schema that contains itself needs a name');
});
