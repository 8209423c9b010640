import { isStaffRole } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Notice } from '@rostra/ui';
import { useSite } from '../../lib/site/site-context.ts';
import type { SessionUser } from '../sessions/index.ts';

/** Tells staff why members cannot choose a plan. */
export function PaymentsOffForStaff({ user }: { user: SessionUser | undefined }) {
  const t = useMessages('dashboard');
  const { payments } = useSite();
  if (payments !== 'off' || !user || !isStaffRole(user.role.type)) return null;
  return (
    <Notice tone="warning" className="mt-8" title={t('paymentsOffTitle')}>
      {t('paymentsOff')}
    </Notice>
  );
}
