import { resolveReference } from '@rostra/messages';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createSiteLanguages } from '../languages/site-languages.ts';
import { describeBuiltInRule } from './built-in-rules.ts';

const languages = createSiteLanguages('en', ['en', 'de']);

const failures: [string, z.ZodType, unknown][] = [
  ['a missing text', z.string(), undefined],
  ['a text instead of a number', z.coerce.number(), 'x'],
  ['a fraction', z.number().int(), 1.5],
  ['another literal', z.literal('totp'), 'x'],
  ['an unknown option', z.enum(['csv', 'jsonl']), 'x'],
  ['a long text', z.string().max(3), 'four'],
  ['a short text', z.string().min(3), 'x'],
  ['a long list', z.array(z.string()).max(1), ['a', 'b']],
  ['a large number', z.number().max(3), 4],
  ['a small number', z.number().positive(), 0],
  ['another pattern', z.string().regex(/^[a-z]$/), '1'],
  ['another format', z.iso.datetime(), 'today'],
  ['an unknown key', z.strictObject({}), { a: 1 }],
  ['unknown keys', z.strictObject({}), { a: 1, b: 2 }],
  ['a failed condition', z.string().refine(() => false), 'x'],
];

const messageIn = (language: string, schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value, { error: describeBuiltInRule });
  return resolveReference(error?.issues[0]?.message ?? '', languages.messagesOf(language));
};

describe('a rule without a message of its own', () => {
  it.each(failures)('is explained like Zod does: %s', (_name, schema, value) => {
    const [own] = schema.safeParse(value).error?.issues ?? [];
    expect(messageIn('en', schema, value)).toBe(own?.message);
  });

  it.each(failures)('is explained in the language of the reader: %s', (_name, schema, value) => {
    const german = messageIn('de', schema, value);
    expect(german).not.toBe('');
    expect(german).not.toBe(messageIn('en', schema, value));
  });

  it('leaves the messages of other rules alone', () => {
    expect(messageIn('de', z.string('Own text'), 1)).toBe('Own text');
  });
});
