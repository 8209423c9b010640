import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import type { ReactNode } from 'react';

interface ConfirmationProps {
  /** What the action means. */
  text: ReactNode;
  action: string;
  /** Whether something is lost or taken away. */
  isDestructive?: boolean;
  isBusy: boolean;
  error: string | null | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Inside a dialog: says what an action means before it is done. */
export function Confirmation(props: ConfirmationProps) {
  const { text, action, isDestructive = true, isBusy, error, onConfirm, onCancel } = props;
  const forms = useMessages('studio-forms');
  return (
    <>
      <p className="mt-3 text-muted [overflow-wrap:anywhere]">{text}</p>
      <p role="alert" className="min-h-6 pt-1 text-danger">
        {error}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant={isDestructive ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
          {action}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
          {forms('cancel')}
        </Button>
      </div>
    </>
  );
}
