import { annulVote, extendVote } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, LinkButton } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { TextareaField, TextField } from '@rostra/ui/forms';
import { type FormEvent, useRef, useState } from 'react';
import { useFocusProblem } from '../../consultations/use-focus-problem.ts';
import { useTimeZone } from '../../lib/site.ts';
import { fromWallTime, toWallTime } from '../../lib/zone-time.ts';
import { useVoteChange } from '../use-vote-change.ts';
import { editVotePath, type Managed } from '../votes-query.ts';

type Action = 'extend' | 'annul';

/** What can be done with a vote, as long as it has no result. */
export function VoteActions({ vote }: Pick<Managed, 'vote'>) {
  const t = useMessages('studio-votes');
  const [opened, setOpened] = useState<Action>();
  const { state, id } = vote;
  if (state !== 'announced' && state !== 'open') return null;
  const onClose = () => setOpened(undefined);
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'announced' ? (
        <LinkButton variant="secondary" size="small" href={editVotePath(id)}>
          {t('edit')}
        </LinkButton>
      ) : null}
      {state === 'open' ? (
        <Button variant="secondary" size="small" onClick={() => setOpened('extend')}>
          {t('extend')}
        </Button>
      ) : null}
      <Button variant="quiet" size="small" onClick={() => setOpened('annul')}>
        {t('annul')}
      </Button>
      <Dialog
        isOpen={opened !== undefined}
        onClose={onClose}
        title={t(opened === 'extend' ? 'extend' : 'annulTitle')}
      >
        {opened ? <ActionForm key={opened} vote={vote} action={opened} onClose={onClose} /> : null}
      </Dialog>
    </div>
  );
}

interface ActionFormProps extends Pick<Managed, 'vote'> {
  action: Action;
  onClose: () => void;
}

/** Both need a reason that everybody can read. */
function ActionForm({ vote: { id, closesAt }, action, onClose }: ActionFormProps) {
  const t = useMessages('studio-votes');
  const forms = useMessages('studio-forms');
  const zone = useTimeZone();
  const form = useRef<HTMLFormElement>(null);
  const [time, setTime] = useState(() => toWallTime(new Date(closesAt), zone));
  const [reason, setReason] = useState('');
  const isExtension = action === 'extend';
  const save = useVoteChange<void>({
    send: (api) => {
      const until = fromWallTime(time, zone);
      const isTime = until !== undefined && until !== null && !Number.isNaN(until.getTime());
      const body = { reason, closesAt: isTime ? until.toISOString() : '' };
      return isExtension
        ? api(extendVote, { params: { id }, body })
        : api(annulVote, { params: { id }, body: { reason } });
    },
    done: t(isExtension ? 'extended' : 'annulled'),
    onDone: () => {
      onClose();
      requestAnimationFrame(() => document.getElementById('vote-title')?.focus());
    },
  });
  useFocusProblem(form, save.error);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save.change();
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <p className="mt-3 mb-5 text-muted">{t(isExtension ? 'extendText' : 'annulText')}</p>
      {isExtension ? (
        <TextField
          label={t('time.closesAt')}
          help={t('zone', { zone })}
          type="datetime-local"
          value={time}
          error={save.errorOf('closesAt')}
          onChange={({ target }) => setTime(target.value)}
        />
      ) : null}
      <TextareaField
        label={t('reason')}
        help={t('reasonHelp')}
        rows={4}
        maxLength={2000}
        value={reason}
        error={save.errorOf('reason')}
        onChange={({ target }) => setReason(target.value)}
      />
      <p role="alert" className="min-h-6 text-danger">
        {save.problem}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" variant={isExtension ? 'primary' : 'danger'} isBusy={save.isBusy}>
          {t(isExtension ? 'extend' : 'annul')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {forms('cancel')}
        </Button>
      </div>
    </form>
  );
}
