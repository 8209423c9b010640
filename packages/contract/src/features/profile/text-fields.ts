import { z } from '../../zod.ts';

/** Control characters and lone surrogates, which databases do not store reliably. */
const isPlain = (value: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches them
  value.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value);

const isOneLine = (value: string) => isPlain(value) && !/[\n\r\u2028\u2029]/.test(value);

/** One line of text, trimmed. */
export const lineOfText = (label: string, max: number) =>
  z
    .string(`${label} must be text`)
    .trim()
    .max(max, `${label} must be at most ${max.toLocaleString('en')} characters`)
    .refine(isOneLine, `${label} contains characters that cannot be used`);

/** Several lines of text. */
export const textBlock = (label: string, max: number) =>
  z
    .string(`${label} must be text`)
    .trim()
    .max(max, `${label} must be at most ${max.toLocaleString('en')} characters`)
    .refine(isPlain, `${label} contains characters that cannot be used`);
