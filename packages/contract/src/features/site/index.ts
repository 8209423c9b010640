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
export * from './settings.ts';
export * from './setup.ts';
