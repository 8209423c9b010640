import { join } from 'node:path';
import { type Language, Messages } from '@rostra/messages';
import { openCatalogue, openTexts } from '@rostra/messages/compile';

const TRANSLATIONS = join(import.meta.dirname, '../../../../../../packages/messages/translations');

/** The messages of a language, read from the catalogues instead of the build. */
export const testMessages = (language: Language = 'en'): Messages =>
  new Messages(language, openCatalogue(openTexts(TRANSLATIONS, language), language));
