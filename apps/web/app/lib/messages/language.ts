import { isLanguage, type Language } from '@rostra/messages';
import { use } from 'react';
import { RenderContext } from '../server-rendering/render-context.ts';

export const languageOfDocument = (): Language => {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
};

/** The language of the page, which does not change while the page is open. */
export const useLanguage = (): Language => use(RenderContext).language ?? languageOfDocument();
