import { useMessages } from '@rostra/messages/react';
import { RetryNotice } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PanelBodyProps } from './panel-body.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';

/** Full height at the end edge. */
const AT_THE_END =
  'ms-auto me-0 my-0 h-dvh max-h-none w-[min(40rem,100vw)] max-w-none bg-paper p-5 sm:p-6';

interface PublishPanelProps {
  isOpen: boolean;
  onClose: () => void;
  onAskForReview: () => void;
}

/** Its content has a script of its own, which is loaded when somebody first publishes. */
export function PublishPanel({ isOpen, onClose, onAskForReview }: PublishPanelProps) {
  const t = useMessages('studio-publishing');
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isBusy}
      title={t('title')}
      className={AT_THE_END}
    >
      <LoadedBody onBusy={setIsBusy} onAskForReview={onAskForReview} />
    </Dialog>
  );
}

function LoadedBody(props: PanelBodyProps) {
  const t = useMessages('studio-publishing');
  const script = useQuery({
    queryKey: ['script', 'publish-panel'],
    queryFn: () => import('./panel-body.tsx'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (script.isPending) return <PanelSkeleton />;
  if (!script.isError) return <script.data.PanelBody {...props} />;
  return (
    <RetryNotice
      className="mt-6"
      title={t('checkFailed')}
      isBusy={script.isFetching}
      onRetry={() => script.refetch()}
    >
      {t('noConnection')}
    </RetryNotice>
  );
}
