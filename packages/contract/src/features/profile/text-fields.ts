import { messageReference } from '@rostra/messages';
import { z } from '../../zod.ts';

/** Control characters and lone surrogates, which databases do not store reliably. */
const isPlain = (value: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches them
  value.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value);

const isOneLine = (value: string) => isPlain(value) && !/[\n\r\u2028\u2029]/.test(value);

type ProfileField = 'firstName' | 'lastName' | 'bio' | 'organisation';

/** One line of text, trimmed. */
export const lineOfText = (field: ProfileField, maximum: number) =>
  z
    .string(messageReference('profile', 'rule.text', { field }))
    .trim()
    .max(maximum, messageReference('profile', 'rule.tooLong', { field, maximum }))
    .refine(isOneLine, messageReference('profile', 'rule.characters', { field }));

/** Several lines of text. */
export const textBlock = (field: ProfileField, maximum: number) =>
  z
    .string(messageReference('profile', 'rule.text', { field }))
    .trim()
    .max(maximum, messageReference('profile', 'rule.tooLong', { field, maximum }))
    .refine(isPlain, messageReference('profile', 'rule.characters', { field }));
