import { useEffect, useRef } from 'react';
import { createPath, useNavigation } from 'react-router';
import { useConnection } from './connection.tsx';

/** Opens the page again, or the one that the reader has chosen since. */
export function useRetryWhenOnline(href: string): void {
  const { isOffline } = useConnection();
  const { location: chosen } = useNavigation();
  const target = chosen ? createPath(chosen) : href;
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (wasOffline.current && !isOffline) window.location.assign(target);
    wasOffline.current = isOffline;
  }, [target, isOffline]);
}
