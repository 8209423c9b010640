export type { CompiledMessage } from 'icu-minify/format';
export {
  type BrowserArea,
  type CompiledArea,
  isBrowserFeature,
  isPageFeature,
} from './areas.ts';
export { createSiteDates, type SiteDates, type SiteDatesOptions } from './dates/site-dates.ts';
export { inZone, UTC, type Zone } from './dates/zone.ts';
export type { English, MessageFeature, MessageKey } from './english.ts';
export {
  type Direction,
  isLanguage,
  type Language,
  type LanguageInfo,
  languageCodes,
  languages,
  PSEUDO_LANGUAGE,
} from './languages.ts';
export { type FindMessage, Messages, type Translate } from './messages.ts';
export { messageReference, resolveReference } from './reference.ts';
