import { type RefObject, useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { screenAt } from '../../../lib/unsaved/screen-at.ts';
import type { UnsavedForms } from '../../../lib/unsaved/unsaved-forms.ts';
import type { Saver } from './saving/create-saver.ts';
import { isUnsaved } from './saving/save-machine.ts';

/**
 * Links and the back button first save what the server lacks, and ask only if that fails or a form has unsaved input. Closing the
 * window asks right away, because nothing can be awaited then.
 */
export function useLeaveGuard(
  saver: Saver,
  flushBody: RefObject<() => void>,
  { hasUnsavedNow }: UnsavedForms,
): Blocker {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (screenAt(currentLocation) === screenAt(nextLocation)) return false;
    flushBody.current();
    return isUnsaved(saver.getState()) || hasUnsavedNow();
  });
  useEffect(() => {
    const onClose = (event: BeforeUnloadEvent) => {
      flushBody.current();
      if (isUnsaved(saver.getState()) || hasUnsavedNow()) event.preventDefault();
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
  }, [saver, flushBody, hasUnsavedNow]);
  const { state, proceed } = blocker;
  useEffect(() => {
    if (state !== 'blocked') return;
    let isCurrent = true;
    void saver.flush().then((isSaved) => {
      if (isSaved && isCurrent && !hasUnsavedNow()) proceed();
    });
    return () => {
      isCurrent = false;
    };
  }, [state, proceed, saver, hasUnsavedNow]);
  return blocker;
}
