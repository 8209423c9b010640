import { type RefObject, useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import type { Saver } from './saving/create-saver.ts';
import { isUnsaved } from './saving/save-machine.ts';

/** A translation has the path of its text, and another language in the query. */
const textAt = ({ pathname, search }: Location): string =>
  `${pathname} ${new URLSearchParams(search).get('locale')}`;

/**
 * Links and the back button first save what the server lacks, and ask only if that fails. Closing the
 * window asks right away, because nothing can be awaited then.
 */
export function useLeaveGuard(saver: Saver, flushBody: RefObject<() => void>) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (textAt(currentLocation) === textAt(nextLocation)) return false;
    flushBody.current();
    return isUnsaved(saver.getState());
  });
  useEffect(() => {
    const onClose = (event: BeforeUnloadEvent) => {
      flushBody.current();
      if (isUnsaved(saver.getState())) event.preventDefault();
    };
    const onHide = () => flushBody.current();
    window.addEventListener('beforeunload', onClose);
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('beforeunload', onClose);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', onHide);
    };
  }, [saver, flushBody]);
  const { state, proceed } = blocker;
  useEffect(() => {
    if (state !== 'blocked') return;
    let isCurrent = true;
    void saver.flush().then((isSaved) => {
      if (isSaved && isCurrent) proceed();
    });
    return () => {
      isCurrent = false;
    };
  }, [state, proceed, saver]);
  return blocker;
}
