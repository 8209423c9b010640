import type { LeadReason } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';

interface LeadBadgeProps {
  /** The page that shows the policy. */
  path: string;
  reason: LeadReason;
}

/** "Leads /policies/domestic, because…" */
export function LeadBadge({ path, reason }: LeadBadgeProps) {
  const t = useMessages('studio-pages');
  return <span className="text-success text-xs">{t(`leads.${reason}`, { path })}</span>;
}
