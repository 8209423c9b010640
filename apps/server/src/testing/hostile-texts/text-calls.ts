import type { Call } from '@rostra/contract';
import * as contract from '@rostra/contract';
import { z } from 'zod';

/** Shorter texts are fast whatever they contain. */
const NOTABLE = 200;
/** What a field without a limit gets. Bodies have a limit of their own. */
const UNLIMITED = 20_000;

export interface TextField {
  readonly part: 'query' | 'body';
  readonly path: readonly string[];
  readonly length: number;
}

export interface TextCall {
  readonly name: string;
  readonly call: Call;
  readonly fields: readonly TextField[];
}

interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  minimum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value;

const schemaOf = (schema: z.ZodType | undefined): Schema =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema) : {};

const variantsOf = ({ anyOf, oneOf, allOf }: Schema): Schema[] => [
  ...(anyOf ?? []),
  ...(oneOf ?? []),
  ...(allOf ?? []),
];

/** The calls of visitors and members that take texts of notable length, with the fields for them. */
export const textCalls: TextCall[] = (Object.entries(contract) as [string, unknown][])
  .flatMap(([name, call]) => (isCall(call) ? [{ name, call }] : []))
  .filter(({ call: { access } }) => access === 'public' || access === 'member')
  .map(({ name, call }) => ({
    name,
    call,
    fields: (['query', 'body'] as const).flatMap((part) =>
      fieldsOf(schemaOf(call[part]), []).map((field) => ({ part, ...field })),
    ),
  }))
  .filter(({ fields }) => fields.length > 0);

function fieldsOf(schema: Schema, path: readonly string[]): Omit<TextField, 'part'>[] {
  const { properties, items, maxLength = UNLIMITED } = schema;
  const inside = [
    ...variantsOf(schema).flatMap((variant) => fieldsOf(variant, path)),
    ...Object.entries(properties ?? {}).flatMap(([key, value]) => fieldsOf(value, [...path, key])),
    ...(items ? fieldsOf(items, [...path, '0']) : []),
  ];
  if (inside.length > 0 || path.length === 0) return inside;
  if (schema.enum || schema.const !== undefined || schema.format) return [];
  const isAnything = schema.type === undefined && variantsOf(schema).length === 0;
  const isText = schema.type === 'string' && maxLength >= NOTABLE;
  return isAnything || isText ? [{ path, length: maxLength }] : [];
}

/** Something that satisfies the schema as far as a schema says. */
export function sampleOf(schema: z.ZodType | undefined): unknown {
  return schema ? sample(schemaOf(schema)) : undefined;
}

function sample(schema: Schema): unknown {
  const [variant] = variantsOf(schema);
  if (variant) return sample(variant);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.format === 'uuid') return '8d8f6f3e-6b0f-4a53-9a35-4a0f1c8a7d10';
  if (schema.format === 'email') return 'somebody@example.org';
  if (schema.type === 'string') return 'sample';
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'array') return schema.items ? [sample(schema.items)] : [];
  const { properties = {}, required = [] } = schema;
  return Object.fromEntries(required.map((key) => [key, sample(properties[key] ?? {})]));
}
