import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Asks before texts are lost that were not saved. */
export function LeaveGuard({ count }: { count: number }) {
  const t = useMessages('studio-wording');
  const isUnsaved = count > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onClose);
    return () => window.removeEventListener('beforeunload', onClose);
  }, [isUnsaved]);
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('leaveTitle')}
    >
      <p className="mt-3 text-muted">{t('leaveText', { count })}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => blocker.reset?.()}>{t('stay')}</Button>
        <Button variant="secondary" onClick={() => blocker.proceed?.()}>
          {t('leave')}
        </Button>
      </div>
    </Dialog>
  );
}
