import type { Pledge } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge } from '@rostra/ui';

const isOpenStatus = (status: Pledge['status']) =>
  status === 'unrated' || status === 'inHand' || status === 'stalled';

/** The day has passed, and nobody has said yet whether the promise was kept. */
export function OverdueBadge({ pledge: { dueOn, status } }: { pledge: Pledge }) {
  const t = useMessages('studio-pledges');
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  if (dueOn === null || dueOn >= today || !isOpenStatus(status)) return null;
  return <Badge tone="warning">{t('overdue')}</Badge>;
}
