import { join } from 'node:path';
import { type Language, Messages } from '@rostra/messages';
import { openCatalogue, openTexts } from '@rostra/messages/compile';

const TRANSLATIONS = join(import.meta.dirname, '../../packages/messages/translations');

/** The messages of the site in a language. */
export const messagesIn = (language: Language): Messages =>
  new Messages(language, openCatalogue(openTexts(TRANSLATIONS, language), language));
