import {
  type CompiledArea,
  isBrowserFeature,
  isLanguage,
  type Language,
  type MessageFeature,
} from '@rostra/messages';
import { checkMessage, compileMessage, findEnglish } from '@rostra/messages/compile';

export interface MessageOverride {
  readonly language: string;
  readonly feature: string;
  readonly key: string;
  readonly text: string;
}

interface Compiled {
  readonly all: CompiledArea;
  /** Those that pages show, without mails and errors. Undefined if there are none. */
  readonly forBrowser: CompiledArea | undefined;
}

/** The texts that staff wrote instead of those in the catalogues, compiled and in memory. */
export class MessageOverrides {
  #byLanguage = new Map<Language, Compiled>();

  of(language: Language): CompiledArea | undefined {
    return this.#byLanguage.get(language)?.all;
  }

  forBrowser(language: Language): CompiledArea | undefined {
    return this.#byLanguage.get(language)?.forBrowser;
  }

  /** Texts that do not fit the messages of this version are left out, so that no page fails. */
  replaceAll(overrides: readonly MessageOverride[]): void {
    const byLanguage = new Map<Language, CompiledArea>();
    for (const { language, feature, key, text } of overrides) {
      const english = findEnglish(feature, key);
      if (!isLanguage(language) || english === undefined) continue;
      if (checkMessage(english, text, language).length > 0) continue;
      const area = byLanguage.get(language) ?? {};
      byLanguage.set(language, area);
      const texts = area[feature as MessageFeature] ?? {};
      area[feature as MessageFeature] = texts;
      texts[key] = compileMessage(text);
    }
    this.#byLanguage = new Map(
      [...byLanguage].map(([language, all]) => [language, { all, forBrowser: browserPart(all) }]),
    );
  }
}

function browserPart(all: CompiledArea): CompiledArea | undefined {
  const shown = Object.entries(all).filter(([feature]) => isBrowserFeature(feature));
  return shown.length > 0 ? Object.fromEntries(shown) : undefined;
}
