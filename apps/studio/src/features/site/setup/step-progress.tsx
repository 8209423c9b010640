import { useMessages } from '@rostra/messages/react';
import { cx, Link } from '@rostra/ui';
import { type SetupStep, setupPath, setupSteps } from './steps.ts';

/** Where the owner is, and a way back to earlier steps. */
export function StepProgress({ step }: { step: SetupStep }) {
  const t = useMessages('studio-setup');
  const current = setupSteps.indexOf(step);
  return (
    <nav aria-label={t('progress')}>
      <p className="text-muted text-sm">
        {t('stepOf', { step: current + 1, total: setupSteps.length })}
      </p>
      <ol className="mt-2 grid grid-cols-5 gap-1.5">
        {setupSteps.map((name, index) => (
          <li
            key={name}
            className={cx('border-t-4 pt-1.5', index <= current ? 'border-accent' : 'border-line')}
          >
            {index < current ? (
              <Link href={setupPath(name)} className="block text-ink text-xs">
                {t(`step.${name}`)}
              </Link>
            ) : (
              <span
                className={cx('block text-xs', index === current ? 'font-semibold' : 'text-muted')}
                {...(index === current ? { 'aria-current': 'step' as const } : {})}
              >
                {t(`step.${name}`)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
