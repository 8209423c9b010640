import { type Language, type MessageFeature, Messages } from '@rostra/messages';
import { openCatalogue, openTexts } from '@rostra/messages/compile';
import { repositoryFile } from '../location/repository.ts';
import { MessageOverrides } from './message-overrides.ts';

export interface SiteLanguages {
  readonly defaultLanguage: Language;
  /** All languages that visitors can choose, including the default. */
  readonly offered: readonly Language[];
  /** The language itself if the site offers it, otherwise the default. */
  pick(language: string | null | undefined): Language;
  /** The messages of an offered language, otherwise of the default. */
  messagesOf(language: string | null | undefined): Messages;
  /** The messages of any language, for staff. */
  staffMessagesOf(language: Language): Messages;
  /** What staff wrote instead of the texts in the catalogues. */
  readonly overrides: MessageOverrides;
  /** The text in the catalogue, whatever staff wrote instead. */
  textOf(language: Language, feature: string, key: string): string | undefined;
}

const TRANSLATIONS = repositoryFile('packages/messages/translations');

export function createSiteLanguages(
  defaultLanguage: Language,
  offered: readonly Language[] = [defaultLanguage],
): SiteLanguages {
  const opened = new Map<Language, Messages>();
  const texts = new Map(offered.map((code) => [code, openTexts(TRANSLATIONS, code)]));
  const overrides = new MessageOverrides();
  const pick = (language: string | null | undefined) =>
    offered.find((code) => code === language) ?? defaultLanguage;
  const open = (code: Language): Messages => {
    const known = opened.get(code);
    if (known) return known;
    const find = openCatalogue(texts.get(code) ?? openTexts(TRANSLATIONS, code), code);
    const messages = new Messages(
      code,
      (feature, key) => overrides.of(code)?.[feature]?.[key] ?? find(feature, key),
    );
    opened.set(code, messages);
    return messages;
  };
  return {
    defaultLanguage,
    offered,
    pick,
    overrides,
    textOf: (language, feature, key) => texts.get(language)?.(feature as MessageFeature, key),
    messagesOf: (language) => open(pick(language)),
    staffMessagesOf: open,
  };
}
