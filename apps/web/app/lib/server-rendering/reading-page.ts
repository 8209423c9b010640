import type { EntryContext } from 'react-router';

/** The `handle` of a route whose page is for reading: it works before its scripts, which come second. */
export const readingPage = { isForReading: true } as const;

export function isForReading({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const leaf = staticHandlerContext.matches.at(-1)?.route.id;
  return leaf !== undefined && routeModules[leaf]?.handle === readingPage;
}
