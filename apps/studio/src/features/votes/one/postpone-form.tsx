import { postponeVote } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { TextField } from '@rostra/ui/forms';
import { type FormEvent, useRef, useState } from 'react';
import { useFocusProblem } from '../../../lib/controls/use-focus-problem.ts';
import { fromWallTime, toWallTime } from '../../../lib/formats/zone-time.ts';
import { useTimeZone } from '../../../lib/site.ts';
import { useVoteChange } from '../use-vote-change.ts';
import type { Managed } from '../votes-query.ts';
import { ActionButtons, focusVote, ReasonField } from './action-fields.tsx';

type TimeName = 'opensAt' | 'closesAt';

/** Later times, and a reason that everybody can read. Of an open vote, only the closing can move. */
export function PostponeForm({ vote, onClose }: Pick<Managed, 'vote'> & { onClose: () => void }) {
  const t = useMessages('studio-votes');
  const zone = useTimeZone();
  const form = useRef<HTMLFormElement>(null);
  const isOpen = vote.state === 'open';
  const names: readonly TimeName[] = isOpen ? ['closesAt'] : ['opensAt', 'closesAt'];
  const [present] = useState(() => ({
    opensAt: toWallTime(new Date(vote.opensAt), zone),
    closesAt: toWallTime(new Date(vote.closesAt), zone),
  }));
  const [times, setTimes] = useState(present);
  const [reason, setReason] = useState('');
  /** A time that nobody has touched stays, with its seconds. */
  const read = (name: TimeName): string | null => {
    if (times[name] === present[name]) return null;
    const time = fromWallTime(times[name], zone);
    return time && !Number.isNaN(time.getTime()) ? time.toISOString() : '';
  };
  const save = useVoteChange<void>({
    send: (api) =>
      api(postponeVote, {
        params: { id: vote.id },
        body: { opensAt: read('opensAt'), closesAt: read('closesAt'), reason },
      }),
    done: t(isOpen ? 'extended' : 'postponed'),
    onDone: () => {
      onClose();
      focusVote();
    },
  });
  useFocusProblem(form, save.error);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save.change();
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <p className="mt-3 mb-5 text-muted">{t(isOpen ? 'extendText' : 'postponeText')}</p>
      {names.map((name) => (
        <TextField
          key={name}
          label={t(`time.${name}`)}
          help={t('zone', { zone })}
          type="datetime-local"
          value={times[name]}
          error={save.errorOf(name)}
          onChange={({ target }) => setTimes((now) => ({ ...now, [name]: target.value }))}
        />
      ))}
      <ReasonField value={reason} error={save.errorOf('reason')} onChange={setReason} />
      <ActionButtons
        {...{ problem: save.problem, isBusy: save.isBusy, onClose }}
        label={t(isOpen ? 'extend' : 'postpone')}
      />
    </form>
  );
}
