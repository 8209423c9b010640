import type { Language } from './languages.ts';

/** Offers the page in a language to those who read it but are on a page in another one. */
export const languageOffers: Record<Language, string> = {
  en: 'View this page in English',
  de: 'Diese Seite auf Deutsch ansehen',
  fr: 'Voir cette page en français',
  es: 'Ver esta página en español',
  ar: 'عرض هذه الصفحة بالعربية',
  'en-XA': 'Pseudo-English',
};
