import { isCounted, viewHeader, withoutLanguage } from '@rostra/contract/pages';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../messages/language.ts';

/**
 * Tells the server that a page is shown, after a navigation that loaded only its data: the server cannot know whether data
 * was loaded for a link that was only pointed at. It learns no more than with a request for the page.
 */
export function useCountedViews(isOn: boolean): void {
  const { pathname } = useLocation();
  const language = useLanguage();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isOn || !isCounted(withoutLanguage(pathname, language))) return;
    const headers = { [viewHeader]: '1' };
    // A view that gets lost is not worth a message.
    fetch(pathname, { method: 'HEAD', headers, cache: 'no-store', keepalive: true }).catch(
      () => undefined,
    );
  }, [pathname, language, isOn]);
}
