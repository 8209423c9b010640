export {
  type DateFormat,
  DEFAULT_DATE_FORMAT,
  DEFAULT_FONTS,
  dateFormats,
  type Fonts,
  fontNames,
  type Logo,
} from './appearance.ts';
export * from './colours/accents.ts';
export {
  colourPattern,
  isReadable,
  nearestReadable,
  readability,
} from './colours/derive-accent.ts';
export { accentOf, type Look } from './colours/look.ts';
export * from './get-site.ts';
export * from './legal-starter.ts';
export {
  MAX_MENU_ENTRIES,
  MAX_MENU_LABEL,
  type MenuEntry,
  type MenuPage,
  menuPages,
  type OwnLink,
} from './navigation.ts';
export * from './settings.ts';
export * from './setup.ts';
