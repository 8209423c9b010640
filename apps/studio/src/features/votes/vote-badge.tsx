import type { Vote, VoteState } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, type Tone } from '@rostra/ui';

const tones: Partial<Record<VoteState, Tone>> = {
  open: 'success',
  adopted: 'success',
  counting: 'warning',
  runOff: 'warning',
};

export function VoteBadges({ vote: { state, isRehearsal } }: { vote: Vote }) {
  const t = useMessages('studio-votes');
  return (
    <>
      <Badge tone={tones[state] ?? 'neutral'}>{t(`state.${state}`)}</Badge>
      {isRehearsal ? <Badge tone="warning">{t('rehearsal')}</Badge> : null}
    </>
  );
}
