import { findReachablePage, inLanguage } from '@rostra/contract/pages';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** The language of the page that shows a text, which readers should not leave by following a link. */
export interface LinkLanguage {
  readonly language: string;
  /** Of the site; the first is the default. */
  readonly languages: readonly string[];
  /** Paths that differ in the language, because their slugs are translated. */
  readonly translated: ReadonlyMap<string, string>;
}

/** Lets links to pages lead to those in the language of the reader. Addresses with a language stay as they are. */
export function localLinks({ language, languages, translated }: LinkLanguage) {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      const { href } = properties;
      if (tagName !== 'a' || typeof href !== 'string') return;
      const [path = ''] = href.split(/[?#]/, 1);
      if (!findReachablePage(path)) return;
      const target = (translated.get(path) ?? path) + href.slice(path.length);
      properties.href = inLanguage(target, language, languages);
    });
  };
}
