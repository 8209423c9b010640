import { postponeVote } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { TextField } from '@rostra/ui/forms';
import { useState } from 'react';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { fromWallTime, toWallTime } from '../../../lib/formats/zone-time.ts';
import { useTimeZone } from '../../../lib/site.ts';
import { useVoteChange } from '../use-vote-change.ts';
import type { Managed } from '../votes-query.ts';
import { focusVote, ReasonField } from './action-fields.tsx';

/** Later times, and a reason that everybody can read. Of an open vote, only the closing can move. */
export function PostponeForm({ vote, onClose }: Pick<Managed, 'vote'> & { onClose: () => void }) {
  const t = useMessages('studio-votes');
  const zone = useTimeZone();
  const isOpen = vote.state === 'open';
  const names = isOpen ? (['closesAt'] as const) : (['opensAt', 'closesAt'] as const);
  const [present] = useState(() => ({
    opensAt: toWallTime(new Date(vote.opensAt), zone),
    closesAt: toWallTime(new Date(vote.closesAt), zone),
  }));
  /** A time that nobody has touched stays, with its seconds. */
  const read = (given: string, before: string): string | null => {
    if (given === before) return null;
    const time = fromWallTime(given, zone);
    return time && !Number.isNaN(time.getTime()) ? time.toISOString() : '';
  };
  const save = useVoteChange<typeof present & { reason: string }>({
    send: (api, { opensAt, closesAt, reason }) =>
      api(postponeVote, {
        params: { id: vote.id },
        body: {
          opensAt: read(opensAt, present.opensAt),
          closesAt: read(closesAt, present.closesAt),
          reason,
        },
      }),
    done: t(isOpen ? 'extended' : 'postponed'),
    onDone: () => {
      onClose();
      focusVote();
    },
  });
  const form = useStudioForm({ initial: { ...present, reason: '' }, save });
  return (
    <FormFrame form={form} action={t(isOpen ? 'extend' : 'postpone')} onCancel={onClose}>
      <p className="mt-3 mb-5 text-muted">{t(isOpen ? 'extendText' : 'postponeText')}</p>
      {names.map((name) => (
        <TextField
          key={name}
          label={t(`time.${name}`)}
          help={t('zone', { zone })}
          type="datetime-local"
          {...form.field(name)}
        />
      ))}
      <ReasonField {...form.field('reason')} />
    </FormFrame>
  );
}
