import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the section in the address once the settings are there: the browser has looked for it before. */
export function useScrollToSection(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isReady && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isReady, hash]);
}
