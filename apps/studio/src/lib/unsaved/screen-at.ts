import type { Location } from 'react-router';

/** Tells screens apart: a tab, and a text in another language, replace the forms of the screen. */
export function screenAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  return [pathname, query.get('tab'), query.get('locale')].join(' ');
}
