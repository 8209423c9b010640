import type { PageContext } from '../start-sandbox.ts';
import type { PageRoute } from './pages.ts';

export function pageRoutes(_context: PageContext): PageRoute[] {
  return [];
}
