import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../messages/language.ts';

/**
 * Tells the server that a page is shown, after a navigation that loaded only its data: the server cannot know whether data
 * was loaded for a link that was only pointed at. Loaded then, because most visits are of one page.
 */
export function useCountedViews(isOn: boolean): void {
  const { pathname } = useLocation();
  const language = useLanguage();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isOn) return;
    // A view that gets lost is not worth a message.
    import('./count-view.ts')
      .then(({ countView }) => countView(pathname, language))
      .catch(() => undefined);
  }, [pathname, language, isOn]);
}
