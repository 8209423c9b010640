const THREE = 'lg:grid-cols-3';

/** Three plans stand side by side. Two or four make even rows. */
export const planColumns = (count: number): string =>
  count === 2 || count === 4 ? 'lg:grid-cols-2' : THREE;
