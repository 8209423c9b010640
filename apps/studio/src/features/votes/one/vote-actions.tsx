import { annulVote } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { type FormEvent, useRef, useState } from 'react';
import { useFocusProblem } from '../../../lib/controls/use-focus-problem.ts';
import { useVoteChange } from '../use-vote-change.ts';
import type { Managed } from '../votes-query.ts';
import { ActionButtons, focusVote, ReasonField } from './action-fields.tsx';
import { PostponeForm } from './postpone-form.tsx';

type Action = 'postpone' | 'annul';

/** What can be done with a vote, as long as it has no result. */
export function VoteActions({ vote }: Pick<Managed, 'vote'>) {
  const t = useMessages('studio-votes');
  const [opened, setOpened] = useState<Action>();
  const { state } = vote;
  if (state !== 'announced' && state !== 'open') return null;
  const onClose = () => setOpened(undefined);
  const isOpen = state === 'open';
  const titles = { postpone: t(isOpen ? 'extend' : 'postponeTitle'), annul: t('annulTitle') };
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="small" onClick={() => setOpened('postpone')}>
        {t(isOpen ? 'extend' : 'postpone')}
      </Button>
      <Button variant="quiet" size="small" onClick={() => setOpened('annul')}>
        {t('annul')}
      </Button>
      <Dialog isOpen={opened !== undefined} onClose={onClose} title={titles[opened ?? 'postpone']}>
        {opened === 'postpone' ? <PostponeForm vote={vote} onClose={onClose} /> : null}
        {opened === 'annul' ? <AnnulForm vote={vote} onClose={onClose} /> : null}
      </Dialog>
    </div>
  );
}

function AnnulForm({ vote: { id }, onClose }: Pick<Managed, 'vote'> & { onClose: () => void }) {
  const t = useMessages('studio-votes');
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState('');
  const save = useVoteChange<void>({
    send: (api) => api(annulVote, { params: { id }, body: { reason } }),
    done: t('annulled'),
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
      <p className="mt-3 mb-5 text-muted">{t('annulText')}</p>
      <ReasonField value={reason} error={save.errorOf('reason')} onChange={setReason} />
      <ActionButtons
        {...{ problem: save.problem, isBusy: save.isBusy, onClose }}
        label={t('annul')}
        variant="danger"
      />
    </form>
  );
}
