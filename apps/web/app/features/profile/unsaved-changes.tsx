import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { useFormat } from '../../lib/format/use-format.ts';

type Report = (form: string, isDirty: boolean) => void;

const ReportContext = createContext<Report>(() => {});

/** Reports whether a form has unsaved changes. */
export function useUnsaved(form: string, isDirty: boolean): void {
  const report = use(ReportContext);
  useEffect(() => {
    report(form, isDirty);
    return () => report(form, false);
  }, [report, form, isDirty]);
}

/**
 * Asks for confirmation before navigating away from unsaved changes, inside the site or out of it.
 */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const t = useMessages('profile');
  const format = useFormat();
  const [dirtyForms, setDirtyForms] = useState<readonly string[]>([]);
  const report = useCallback<Report>((form, isDirty) => {
    setDirtyForms((forms) => {
      if (forms.includes(form) === isDirty) return forms;
      return isDirty ? [...forms, form] : forms.filter((other) => other !== form);
    });
  }, []);
  const isDirty = dirtyForms.length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return (
    <ReportContext value={report}>
      {children}
      <Dialog
        isOpen={blocker.state === 'blocked'}
        onClose={() => blocker.reset?.()}
        title={t('leaveTitle')}
      >
        <p className="mt-2 text-muted">
          {t('unsavedIn', {
            forms: format.list(dirtyForms.map((form) => t('quotedForm', { form }))),
          })}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => blocker.reset?.()}>{t('stay')}</Button>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            {t('leave')}
          </Button>
        </div>
      </Dialog>
    </ReportContext>
  );
}
