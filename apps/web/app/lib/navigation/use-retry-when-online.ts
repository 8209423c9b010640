import { useEffect, useRef } from 'react';
import { useConnection } from './connection.tsx';

export function useRetryWhenOnline(href: string): void {
  const { isOffline } = useConnection();
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (wasOffline.current && !isOffline) window.location.assign(href);
    wasOffline.current = isOffline;
  }, [href, isOffline]);
}
