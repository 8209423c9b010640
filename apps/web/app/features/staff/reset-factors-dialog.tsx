import type { StaffMember } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useResetFactors } from './use-staff.ts';

interface ResetFactorsDialogProps {
  person: StaffMember | undefined;
  onClose: () => void;
}

export function ResetFactorsDialog({ person, onClose }: ResetFactorsDialogProps) {
  const t = useMessages('staff');
  const reset = useResetFactors(onClose);
  return (
    <Dialog
      isOpen={person !== undefined}
      isBusy={reset.isPending}
      onClose={onClose}
      title={t('resetTitle', { name: person?.username ?? '' })}
    >
      <p className="mt-3 text-sm">{t('resetText')}</p>
      <div className="mt-6 flex flex-wrap gap-4">
        <Button
          variant="danger"
          isBusy={reset.isPending}
          onClick={() => person && reset.mutate(person)}
        >
          {t('reset')}
        </Button>
        <Button variant="secondary" disabled={reset.isPending} onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
