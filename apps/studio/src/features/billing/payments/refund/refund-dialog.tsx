import type { Payment } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Skeleton } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../../lib/list-states/load-failure.tsx';
import { useApi } from '../../../../session/session-provider.tsx';
import { refundQuery } from '../../money-query.ts';
import { RefundForm } from './refund-form.tsx';

interface RefundDialogProps {
  payment: Payment | undefined;
  onClose: () => void;
}

/** Shows what a refund means before any money moves. */
export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const t = useMessages('studio-money');
  return (
    <Dialog
      isOpen={payment !== undefined}
      onClose={onClose}
      title={payment ? t('refundTitle', { name: payment.member.name }) : ''}
    >
      {payment ? <Preview payment={payment} onClose={onClose} /> : null}
    </Dialog>
  );
}

function Preview({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const preview = useQuery(refundQuery(useApi(), payment.id));
  if (preview.isError) return <LoadFailure query={preview} />;
  if (!preview.data) return <Skeleton className="mt-4 h-40 w-full" />;
  return <RefundForm id={payment.id} preview={preview.data} onClose={onClose} />;
}
