import { findPage, inLanguage } from '@rostra/contract/pages';
import { isLanguage, type Language, languages } from '@rostra/messages';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useRootData } from '../site/site-context.ts';
import { rememberAnswer } from './offer-answer.ts';
import { useTranslatedPaths } from './use-translated-paths.ts';

export interface LanguageLink {
  language: Language;
  name: string;
  href: string;
  isCurrent: boolean;
  /** Keeps the whole URL, including the hash. After a choice, no other language is offered. */
  onClick(event: MouseEvent<HTMLAnchorElement>): void;
}

/** This page in every language of the site; empty if there is one language only. */
export function useLanguageLinks(): LanguageLink[] {
  const root = useRootData();
  const { pathname, search } = useLocation();
  const pathIn = useTranslatedPaths(root?.site.languages[0]);
  if (!root || root.site.languages.length < 2) return [];
  return root.site.languages.filter(isLanguage).map((language) => ({
    language,
    name: languages[language].name,
    href: inLanguage(
      (pathIn(language) ?? pathname) + readQuery(pathname, search),
      language,
      root.site.languages,
    ),
    isCurrent: language === root.language,
    onClick: ({ currentTarget }) => {
      rememberAnswer();
      const { search: whole, hash } = window.location;
      const path = (pathIn(language) ?? pathname) + whole + hash;
      currentTarget.href = inLanguage(path, language, root.site.languages);
    },
  }));
}

/** Only the parameters that the server uses, so that a cached page hydrates with the same links. */
function readQuery(pathname: string, search: string): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of findPage(pathname)?.page.query ?? []) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : '';
}
