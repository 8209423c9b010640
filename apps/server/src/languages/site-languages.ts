import { type Language, Messages } from '@rostra/messages';
import { openCatalogue } from '@rostra/messages/compile';
import { repositoryFile } from '../location/repository.ts';

export interface SiteLanguages {
  readonly defaultLanguage: Language;
  /** All languages that visitors can choose, including the default. */
  readonly offered: readonly Language[];
  /** The language itself if the site offers it, otherwise the default. */
  pick(language: string | null | undefined): Language;
  /** The messages of an offered language, otherwise of the default. */
  messagesOf(language: string | null | undefined): Messages;
}

const TRANSLATIONS = repositoryFile('packages/messages/translations');

export function createSiteLanguages(
  defaultLanguage: Language,
  offered: readonly Language[] = [defaultLanguage],
): SiteLanguages {
  const opened = new Map<Language, Messages>();
  const pick = (language: string | null | undefined) =>
    offered.find((code) => code === language) ?? defaultLanguage;
  return {
    defaultLanguage,
    offered,
    pick,
    messagesOf: (language) => {
      const code = pick(language);
      const known = opened.get(code);
      if (known) return known;
      const messages = new Messages(code, openCatalogue(TRANSLATIONS, code));
      opened.set(code, messages);
      return messages;
    },
  };
}
