import type { ContributionState } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, type Tone } from '@rostra/ui';
import type { ManagedContribution } from '../consultations-query.ts';

const tones: Record<ContributionState, Tone> = {
  open: 'warning',
  accepted: 'success',
  acceptedChanged: 'success',
  declined: 'neutral',
  noted: 'neutral',
  withdrawn: 'neutral',
  hidden: 'danger',
};

/** Its state, whether it is in the text, and what became of its paragraph. */
export function ContributionBadges({ contribution }: { contribution: ManagedContribution }) {
  const t = useMessages('studio-consultations');
  const { state, isMerged, mergedIn, place, draft } = contribution;
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={tones[state]}>{t(`contribution.${state}`)}</Badge>
      {isMerged ? (
        <Badge tone="success">
          {mergedIn === null ? t('mergedNext') : t('mergedIn', { number: mergedIn })}
        </Badge>
      ) : null}
      {place === 'unchanged' ? null : <Badge>{t(`place.${place}`, { number: draft })}</Badge>}
    </span>
  );
}
