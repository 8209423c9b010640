import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import type { ReactNode } from 'react';
import { type SetupStep, setupPath, stepBefore } from './steps.ts';

/** The buttons of a step, and the way back to the one before. */
export function StepActions({ step, children }: { step: SetupStep; children: ReactNode }) {
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
      {children}
      <StepBack step={step} />
    </div>
  );
}

/** Beside the button of a step with a form. */
export function StepBack({ step }: { step: SetupStep }) {
  const t = useMessages('studio-setup');
  const before = stepBefore(step);
  return before ? (
    <Link href={setupPath(before)} className="inline-flex min-h-11 items-center px-2 text-muted">
      {t('back')}
    </Link>
  ) : null;
}
