import { annulVote } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useState } from 'react';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { useVoteChange } from '../use-vote-change.ts';
import type { Managed } from '../votes-query.ts';
import { focusVote, ReasonField } from './action-fields.tsx';
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
  const save = useVoteChange<{ reason: string }>({
    send: (api, body) => api(annulVote, { params: { id }, body }),
    done: t('annulled'),
    onDone: () => {
      onClose();
      focusVote();
    },
  });
  const form = useStudioForm({ initial: { reason: '' }, save });
  return (
    <FormFrame form={form} action={t('annul')} variant="danger" onCancel={onClose}>
      <p className="mt-3 mb-5 text-muted">{t('annulText')}</p>
      <ReasonField {...form.field('reason')} />
    </FormFrame>
  );
}
