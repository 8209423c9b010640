import { toLatin } from './to-latin.ts';

const MAX_LENGTH = 80;

/** `Où va l’eau?` becomes `ou-va-l-eau`. Empty if the title has no letters or digits. */
export const slugFromTitle = (
  title: string,
  { language, maximum = MAX_LENGTH }: { language?: string; maximum?: number } = {},
): string => toLatin(title, language).replaceAll(' ', '-').slice(0, maximum).replace(/-+$/, '');
