import {
  closeNewsletter,
  deleteNewsletter,
  type ManagedNewsletter,
  reopenNewsletter,
} from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toScreen } from '../../../layout/app-link.tsx';
import { Confirmation } from '../../../lib/controls/confirmation.tsx';
import { newslettersPath } from '../newsletters-query.ts';
import { useNewsletterChange } from '../use-newsletter-change.ts';

const calls = { close: closeNewsletter, reopen: reopenNewsletter, delete: deleteNewsletter };

type Action = keyof typeof calls;

export function NewsletterActions({ newsletter }: { newsletter: ManagedNewsletter }) {
  const t = useMessages('studio-newsletters');
  const [action, setAction] = useState<Action>();
  const { name, isClosed, canBeDeleted } = newsletter;
  const shown: readonly Action[] = [
    isClosed ? 'reopen' : 'close',
    ...(canBeDeleted ? (['delete'] as const) : []),
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {shown.map((each) => (
        <Button key={each} variant="secondary" size="small" onClick={() => setAction(each)}>
          {t(each)}
        </Button>
      ))}
      <Dialog
        isOpen={action !== undefined}
        onClose={() => setAction(undefined)}
        title={action ? t(`${action}Title`, { name }) : ''}
      >
        {action ? (
          <Confirm newsletter={newsletter} action={action} onClose={() => setAction(undefined)} />
        ) : null}
      </Dialog>
    </div>
  );
}

interface ConfirmProps {
  newsletter: ManagedNewsletter;
  action: Action;
  onClose: () => void;
}

function Confirm({ newsletter: { id }, action, onClose }: ConfirmProps) {
  const t = useMessages('studio-newsletters');
  const navigate = useNavigate();
  const { isBusy, error, change } = useNewsletterChange({
    send: (api) => api(calls[action], { params: { id } }),
    done: t(`${action}Done`),
    onDone: () => {
      onClose();
      if (action === 'delete') void navigate(toScreen(newslettersPath) ?? '/', { replace: true });
    },
  });
  return (
    <Confirmation
      text={t(`${action}Text`)}
      action={t(action)}
      isDestructive={action !== 'reopen'}
      isBusy={isBusy}
      error={error}
      onConfirm={() => change()}
      onCancel={onClose}
    />
  );
}
