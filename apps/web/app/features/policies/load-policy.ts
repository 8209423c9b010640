import type { RouterContextProvider } from 'react-router';
import type { LongDocumentContent } from '../../components/long-document.tsx';
import type { Area } from './areas.ts';

/** Nothing is published before the content service exists. */
export async function loadPolicy(
  _context: Readonly<RouterContextProvider>,
  _area: Area,
): Promise<LongDocumentContent | undefined> {
  return undefined;
}
