import { type Language, languageCodes, messageReference, PSEUDO_LANGUAGE } from '@rostra/messages';
import { z } from '../../zod.ts';

/** What visitors can be offered. The pseudo-language is for finding untranslated texts. */
export const publicLanguages: readonly Language[] = languageCodes.filter(
  (code) => code !== PSEUDO_LANGUAGE,
);

const invalid = messageReference('rules', 'invalidValue');

/** The languages of the site; the first is the default, whose pages have no prefix. */
export const siteLanguagesSchema = z
  .array(z.enum(languageCodes, invalid), invalid)
  .min(1, messageReference('studio-server', 'languagesEmpty'))
  .refine((codes) => codes.every((code) => publicLanguages.includes(code)), invalid)
  .refine((codes) => new Set(codes).size === codes.length, invalid);
