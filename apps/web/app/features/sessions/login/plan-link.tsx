import { linkWith, pages } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { cx, TextLink } from '@rostra/ui';
import { planPath } from '../../../lib/plans/plan-path.ts';
import { useSite } from '../../../lib/site/site-context.ts';
import { useSession } from '../session/use-session.tsx';

interface PlanLinkProps {
  plan: string;
  children: string;
  className?: string;
}

/** Links to a plan; visitors register first. While payments are off, it says so instead. */
export function PlanLink({ plan, ...props }: PlanLinkProps) {
  const t = useMessages('plans');
  const { status } = useSession();
  if (useSite().payments === 'off')
    return <span className={cx('text-muted', props.className)}>{t('paymentsOff')}</span>;
  return (
    <TextLink
      href={status === 'member' ? planPath(plan) : linkWith(pages.register, 'plan', plan)}
      {...props}
    />
  );
}
