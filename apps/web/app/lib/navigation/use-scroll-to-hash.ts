import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the element that the address names, for content that appears after the navigation. */
export function useScrollToHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
