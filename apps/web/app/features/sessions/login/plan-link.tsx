import type { Plan } from '@rostra/contract';
import { linkWith, pages } from '@rostra/contract/pages';
import { TextLink } from '@rostra/ui';
import { planPath } from '../../../lib/navigation/plan-path.ts';
import { useSession } from '../session/use-session.tsx';

interface PlanLinkProps {
  plan: Plan;
  children: string;
  className?: string;
}

/** Links to a plan; visitors register first. */
export function PlanLink({ plan, ...props }: PlanLinkProps) {
  const { status } = useSession();
  return (
    <TextLink
      href={status === 'member' ? planPath(plan) : linkWith(pages.register, 'plan', plan)}
      {...props}
    />
  );
}
