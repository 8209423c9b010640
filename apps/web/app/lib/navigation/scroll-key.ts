import type { Location } from 'react-router';

/**
 * The key of a stored scroll position. The router has none for sections that were opened before
 * hydration, so these share one position per URL. While a skeleton covers the page, its position
 * must not overwrite that of the page.
 */
export function scrollKey({ key, pathname, search, hash }: Location): string {
  if (typeof document === 'undefined') return key;
  const covered = document.querySelector<HTMLElement>('[data-covered]')?.dataset.covered;
  if (covered === key) return `${key} covered`;
  return key === 'default' ? pathname + search + hash : key;
}
