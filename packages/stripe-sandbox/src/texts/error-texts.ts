import { english, type Texts } from './english.ts';

const KEYS = [
  'incomplete_number',
  'invalid_number',
  'testCardsOnly',
  'incomplete_expiry',
  'invalid_expiry_month',
  'invalid_expiry_year_past',
  'incomplete_cvc',
  'incomplete_name',
  'incomplete_email',
  'incomplete_iban',
  'invalid_iban',
  'testAccountsOnly',
  'unreachable',
] as const satisfies readonly (keyof Texts)[];

/** The texts that the frame itself shows. The server writes the others into its document. */
export type ErrorTexts = Record<(typeof KEYS)[number], string>;

export const errorTexts = (texts: Texts = english): ErrorTexts =>
  Object.fromEntries(KEYS.map((key) => [key, texts[key]])) as ErrorTexts;
