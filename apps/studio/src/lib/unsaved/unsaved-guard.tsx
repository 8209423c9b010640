import { useMessages } from '@rostra/messages/react';
import { useEffect } from 'react';
import { Outlet, useBlocker } from 'react-router';
import { LeaveQuestion } from './leave-question.tsx';
import { screenAt } from './screen-at.ts';
import { UnsavedFormsProvider, useUnsavedForms } from './unsaved-forms.ts';

/** Asks before a screen with unsaved input is left, by a link, the back button or closing the tab. */
export function UnsavedGuard() {
  const { hasUnsaved, hasUnsavedNow, report } = useUnsavedForms();
  return (
    <UnsavedFormsProvider value={report}>
      <Outlet />
      {hasUnsaved ? <Question hasUnsavedNow={hasUnsavedNow} /> : null}
    </UnsavedFormsProvider>
  );
}

/** Only there when needed, because the router asks just one blocker, and the editor has its own. */
function Question({ hasUnsavedNow }: { hasUnsavedNow: () => boolean }) {
  const t = useMessages('studio-forms');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedNow() && screenAt(currentLocation) !== screenAt(nextLocation),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedNow()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsavedNow]);
  return (
    <LeaveQuestion
      blocker={blocker}
      title={t('unsavedTitle')}
      stay={t('stay')}
      leave={t('discard')}
    >
      {t('unsavedText')}
    </LeaveQuestion>
  );
}
