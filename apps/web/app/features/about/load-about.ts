import type { RouterContextProvider } from 'react-router';
import type { LongDocumentContent } from '../../components/long-document.tsx';

/** Nothing is published before the content service exists. */
export async function loadAbout(
  _context: Readonly<RouterContextProvider>,
): Promise<LongDocumentContent | undefined> {
  return undefined;
}
