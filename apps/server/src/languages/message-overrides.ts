import {
  type CompiledArea,
  isBrowserFeature,
  isLanguage,
  isPageFeature,
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
  /** Those that pages show. Undefined if there are none. */
  readonly forPages: CompiledArea | undefined;
  /** Those that the studio shows, which shares some with pages. */
  readonly forStudio: CompiledArea | undefined;
}

/** The texts that staff wrote instead of those in the catalogues, compiled and in memory. */
export class MessageOverrides {
  #byLanguage = new Map<Language, Compiled>();

  of(language: Language): CompiledArea | undefined {
    return this.#byLanguage.get(language)?.all;
  }

  forPages(language: Language): CompiledArea | undefined {
    return this.#byLanguage.get(language)?.forPages;
  }

  /** By language, because the studio speaks that of the browser. */
  forStudio(): Partial<Record<Language, CompiledArea>> {
    return Object.fromEntries(
      [...this.#byLanguage].flatMap(([language, { forStudio }]) =>
        forStudio ? [[language, forStudio]] : [],
      ),
    );
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
      texts[key] = compileMessage(text, language);
    }
    this.#byLanguage = new Map(
      [...byLanguage].map(([language, all]) => {
        const parts = {
          forPages: partOf(all, isPageFeature),
          forStudio: partOf(all, isBrowserFeature),
        };
        return [language, { all, ...parts }];
      }),
    );
  }
}

function partOf(
  all: CompiledArea,
  isIncluded: (feature: string) => boolean,
): CompiledArea | undefined {
  const part = Object.entries(all).filter(([feature]) => isIncluded(feature));
  return part.length > 0 ? Object.fromEntries(part) : undefined;
}
