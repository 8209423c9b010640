export {
  type DateFormat,
  DEFAULT_DATE_FORMAT,
  DEFAULT_FONTS,
  dateFormats,
  type Emblem,
  emblems,
  type Fonts,
  fontNames,
  type Logo,
} from './appearance.ts';
export * from './checklist.ts';
export * from './colours/accents.ts';
export {
  colourPattern,
  isReadable,
  nearestReadable,
  readability,
} from './colours/derive-accent.ts';
export { accentOf, type Look } from './colours/look.ts';
export {
  type FooterEntry,
  type FooterGroup,
  MAX_FOOTER_GROUPS,
  MAX_GROUP_ENTRIES,
} from './footer.ts';
export * from './get-site.ts';
export * from './legal-starter.ts';
export * from './menu-parts.ts';
export {
  MAX_MENU_ENTRIES,
  MAX_MENU_LABEL,
  type MenuEntry,
  type OwnLink,
} from './navigation.ts';
export { areaKeyPattern, MAX_AREA_NAME, MAX_POLICY_AREAS } from './policy-areas.ts';
export * from './settings.ts';
export * from './setup.ts';
export { publicLanguages } from './site-languages.ts';
