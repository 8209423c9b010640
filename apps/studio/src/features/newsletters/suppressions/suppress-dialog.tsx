import { addSuppression } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { TextareaField, TextField } from '@rostra/ui/forms';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { useSubscriberChange } from '../subscriber/use-subscriber-change.ts';

interface SuppressDialogProps {
  /** Undefined if the address is typed. */
  email?: string;
  isOpen: boolean;
  onClose: () => void;
}

export function SuppressDialog({ email, isOpen, onClose }: SuppressDialogProps) {
  const t = useMessages('studio-newsletters');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('suppressTitle')} startsInField>
      {isOpen ? <SuppressForm {...(email ? { email } : {})} onClose={onClose} /> : null}
    </Dialog>
  );
}

function SuppressForm({ email, onClose }: Omit<SuppressDialogProps, 'isOpen'>) {
  const t = useMessages('studio-newsletters');
  const save = useSubscriberChange<{ email: string; note: string }>({
    send: (api, body) => api(addSuppression, { body }),
    done: t('isSuppressed'),
    onDone: onClose,
  });
  const form = useStudioForm({ initial: { email: email ?? '', note: '' }, save });
  return (
    <FormFrame
      form={form}
      action={t('suppress')}
      variant="danger"
      onCancel={onClose}
      className="mt-3"
    >
      <p className="mb-4 text-muted [overflow-wrap:anywhere]">
        {email ? t('suppressText', { email }) : t('suppressAnyText')}
      </p>
      {email ? null : (
        <TextField
          label={t('column.address')}
          type="email"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          {...form.field('email')}
        />
      )}
      <TextareaField
        label={t('note')}
        help={t('noteHelp')}
        isOptional
        dir="auto"
        rows={2}
        maxLength={500}
        {...form.field('note')}
      />
    </FormFrame>
  );
}
