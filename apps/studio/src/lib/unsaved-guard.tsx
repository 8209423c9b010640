import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Asks before unsaved changes of a form are left, by a link, the back button or closing the tab. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const t = useMessages('studio-forms');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('unsavedTitle')}
    >
      <p className="mt-3 text-muted">{t('unsavedText')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => blocker.reset?.()}>{t('stay')}</Button>
        <Button variant="secondary" onClick={() => blocker.proceed?.()}>
          {t('discard')}
        </Button>
      </div>
    </Dialog>
  );
}
