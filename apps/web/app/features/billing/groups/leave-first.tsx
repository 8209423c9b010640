import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LinkButton, Notice } from '@rostra/ui';

/** Instead of a payment for a plan that somebody else pays for. */
export function LeaveFirst({ payer }: { payer: string }) {
  const t = useMessages('groups');
  return (
    <>
      <Notice tone="warning" isLive title={t('leaveFirstTitle')}>
        {t('leaveFirst', { payer })}
      </Notice>
      <LinkButton href={pathTo(pages.subscription)} className="mt-6">
        {t('join.toPlan')}
      </LinkButton>
    </>
  );
}
