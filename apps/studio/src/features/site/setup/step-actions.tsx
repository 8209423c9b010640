import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import type { ReactNode } from 'react';
import { type SetupStep, setupPath, stepBefore } from './steps.ts';

/** The buttons of a step, and the way back to the one before. */
export function StepActions({ step, children }: { step: SetupStep; children: ReactNode }) {
  const t = useMessages('studio-setup');
  const before = stepBefore(step);
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
      {children}
      {before ? (
        <Link href={setupPath(before)} className="inline-flex min-h-11 items-center text-muted">
          {t('back')}
        </Link>
      ) : null}
    </div>
  );
}
