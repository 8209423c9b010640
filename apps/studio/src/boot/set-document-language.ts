import { type Language, languages } from '@rostra/messages';

/** Requests name the language of the document too, so that the server's errors are in it. */
export function setDocumentLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = languages[language].direction;
}
