const MAX_LENGTH = 80;

/** `Où va l’eau?` becomes `ou-va-l-eau`. */
export const slugFromTitle = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
