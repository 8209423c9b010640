import type { Location } from 'react-router';

/**
 * Under which key the router notes how far a page is scrolled. While a skeleton stands in place of
 * the page, the window says nothing about it: whoever clicks once more must not lose the place.
 */
export function scrollKey({ key }: Location): string {
  if (typeof document === 'undefined') return key;
  const covered = document.querySelector<HTMLElement>('[data-covered]')?.dataset.covered;
  return covered === key ? `${key} covered` : key;
}
