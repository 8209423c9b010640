import type { RouterContextProvider } from 'react-router';
import { hostContext } from '../server-rendering/render-host.ts';
import { useRootData } from '../site/site-context.ts';

/** The `locale` parameter of calls for content: none in the default language. */
export interface LocaleQuery {
  locale?: string;
}

export function localeInLoader(context: Readonly<RouterContextProvider>): LocaleQuery {
  const { language, isDefaultLanguage } = context.get(hostContext);
  return isDefaultLanguage ? {} : { locale: language };
}

export function useLocaleQuery(): LocaleQuery {
  const root = useRootData();
  return !root || root.language === root.site.languages[0] ? {} : { locale: root.language };
}
