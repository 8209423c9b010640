import type { EntryState, EntrySummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, type BadgeProps } from '@rostra/ui';
import { useFormat } from '../../../lib/formats/format.ts';

const tones: Record<EntryState, NonNullable<BadgeProps['tone']>> = {
  draft: 'neutral',
  scheduled: 'warning',
  live: 'success',
  'live with changes': 'success',
};

/** The state in the words that are used everywhere: draft, scheduled, live, live with changes. */
export function StateBadge({
  entry: { state, publishedAt, changesAt, review },
}: {
  entry: Pick<EntrySummary, 'state' | 'publishedAt' | 'changesAt' | 'review'>;
}) {
  const t = useMessages('studio');
  const format = useFormat();
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      <Badge tone={tones[state]}>
        {state === 'live with changes' ? t('state.live with changes') : t(`state.${state}`)}
      </Badge>
      {state === 'scheduled' && publishedAt ? (
        <span className="text-muted text-xs">{format.moment(publishedAt)}</span>
      ) : null}
      {changesAt ? (
        <span className="text-muted text-xs">
          {t('changesAt', { time: format.moment(changesAt) })}
        </span>
      ) : null}
      {review.state === 'requested' ? <Badge tone="warning">{t('inReview')}</Badge> : null}
      {review.state === 'approved' ? <Badge tone="success">{t('approved')}</Badge> : null}
      {review.state === 'sent back' ? <Badge tone="danger">{t('sentBack')}</Badge> : null}
    </span>
  );
}
