import { useEffect } from 'react';
import { createPath, type Location, useHref } from 'react-router';
import { useConnection } from '../navigation/connection.tsx';
import { isOutdated } from '../navigation/is-outdated.ts';
import { LoadFailure } from './load-failure.tsx';

/** Shown in the layout in place of a page that could not be loaded. */
export function FailedNavigation({ to }: { to: Location }) {
  const { isOffline } = useConnection();
  const href = createPath({ pathname: to.pathname, search: to.search });
  const address = useHref(href);
  // The router waits with the address until it has the page. Reloading must try the page that was asked for.
  useEffect(() => {
    const { pathname, search } = window.location;
    if (pathname + search !== address) window.history.pushState(null, '', address);
  }, [address]);
  useEffect(() => {
    if (isOffline) return;
    let isShown = true;
    void isOutdated().then((isGone) => {
      if (isGone && isShown) window.location.assign(address);
    });
    return () => {
      isShown = false;
    };
  }, [address, isOffline]);
  return <LoadFailure href={href} />;
}
