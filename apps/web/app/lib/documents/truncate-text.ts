/** At most this many units of text; a character that does not fit whole is left out. */
export const truncateText = (text: string, length: number): string =>
  text.slice(0, length).replace(/\p{Surrogate}$/u, '');
