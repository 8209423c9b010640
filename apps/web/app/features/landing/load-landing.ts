import type { RouterContextProvider } from 'react-router';
import type { LandingContent } from './landing.ts';

/** Nothing is published before the content service exists. */
export async function loadLanding(
  _context: Readonly<RouterContextProvider>,
): Promise<LandingContent> {
  return { policySentences: {}, posts: [] };
}
