import { acceptSeatInvitation, checkSeatInvitation } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { Button, FormSkeleton, Notice, RetryNotice } from '@rostra/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLinkAction } from '../../../../lib/mailed-links/use-link-action.ts';
import { useApi } from '../../../sessions/index.ts';
import { usePlanName } from '../../plans/use-plan-name.ts';
import { InvitationResult } from './invitation-result.tsx';

/** Says who pays and for what, and asks before the link is used. */
export function SeatInvitation({ code }: { code: string }) {
  const t = useMessages('groups');
  const forms = useMessages('forms');
  const api = useApi();
  const queries = useQueryClient();
  const planName = usePlanName();
  const { state, run } = useLinkAction(async () => {
    const group = await api(acceptSeatInvitation, { body: { code } });
    // Everything that depends on the plan is loaded again when it is shown.
    await queries.invalidateQueries({ refetchType: 'none' });
    return group;
  });
  const invitation = useQuery({
    queryKey: ['billing', 'seat-invitation', code],
    queryFn: () => api(checkSeatInvitation, { body: { code } }),
    // The link works once, so it is not checked again after it was used.
    enabled: state.status !== 'done' && state.status !== 'spent',
    retry: false,
    gcTime: 0,
  });
  const { data, error } = invitation;
  if (state.status === 'done') {
    return (
      <InvitationResult
        tone="success"
        title={t('join.doneTitle')}
        text={t('join.done', { payer: state.result.membership?.payer ?? '' })}
        next="dashboard"
        takesFocus
      />
    );
  }
  const isSpent = error instanceof ApiError && error.code === 'invalid_code';
  if (state.status === 'spent' || isSpent) {
    return (
      <InvitationResult
        tone="warning"
        title={forms('linkSpent')}
        text={t('join.spent')}
        next="dashboard"
        takesFocus
      />
    );
  }
  if (error) {
    return (
      <RetryNotice
        title={t('join.notLoaded')}
        isBusy={invitation.isFetching}
        onRetry={invitation.refetch}
      />
    );
  }
  if (!data) return <FormSkeleton fields={1} />;
  if (data.obstacle) {
    return (
      <InvitationResult
        tone="warning"
        title={t('join.failed')}
        text={t(`join.obstacle.${data.obstacle}`)}
        next="subscription"
        takesFocus
      />
    );
  }
  return (
    <div className="max-w-measure">
      {state.status === 'failed' ? (
        <Notice tone="danger" title={t('join.failed')} isLive className="mb-6">
          {state.message}
        </Notice>
      ) : null}
      <p className="mb-6 wrap-anywhere">
        {t('join.question', { payer: data.payer, plan: planName(data.planId, data.planName) })}
      </p>
      <Button isBusy={state.status === 'sending'} onClick={() => void run()}>
        {t('join.action')}
      </Button>
    </div>
  );
}
