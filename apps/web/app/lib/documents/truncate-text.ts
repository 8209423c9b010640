/** Truncates to a number of UTF-16 units without splitting a surrogate pair. */
export const truncateText = (text: string, length: number): string =>
  text.slice(0, length).replace(/\p{Surrogate}$/u, '');
