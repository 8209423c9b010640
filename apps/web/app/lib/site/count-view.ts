import { isCounted, viewHeader, withoutLanguage } from '@rostra/contract/pages';
import type { Language } from '@rostra/messages';

/** The server learns no more than with a request for the page. */
export async function countView(pathname: string, language: Language): Promise<void> {
  if (!isCounted(withoutLanguage(pathname, language))) return;
  const headers = { [viewHeader]: '1' };
  await fetch(pathname, { method: 'HEAD', headers, cache: 'no-store', keepalive: true });
}
