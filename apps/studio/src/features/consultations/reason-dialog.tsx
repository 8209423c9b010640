import type { Client } from '@rostra/contract/client';
import { Dialog } from '@rostra/ui/dialog';
import { TextareaField } from '@rostra/ui/forms';
import { FormFrame } from '../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../lib/form/use-studio-form.ts';
import type { Managed } from './consultations-query.ts';
import { useConsultationChange } from './use-consultation-change.ts';

interface ReasonFormProps {
  /** What will happen. */
  text: string;
  label: string;
  help: string;
  /** The name of the field in the call. */
  field: 'reason' | 'conclusion';
  /** The label of the button. */
  action: string;
  isDangerous?: boolean;
  done: string;
  send: (api: Client, reason: string) => Promise<{ data: Managed }>;
  onDone?: () => void;
  onClose: () => void;
}

interface ReasonDialogProps extends ReasonFormProps {
  title: string;
  isOpen: boolean;
}

/** Confirms a change with a text that everybody can read. */
export function ReasonDialog({ title, isOpen, ...form }: ReasonDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={form.onClose} title={title}>
      {isOpen ? <ReasonForm {...form} /> : null}
    </Dialog>
  );
}

function ReasonForm({ text, label, help, field, action, isDangerous, ...props }: ReasonFormProps) {
  const { done, send, onDone, onClose } = props;
  const save = useConsultationChange<Record<string, string>>({
    send: (api, values) => send(api, values[field] ?? ''),
    done,
    onDone: () => {
      onDone?.();
      onClose();
    },
  });
  const form = useStudioForm({ initial: { [field]: '' }, save });
  return (
    <FormFrame
      form={form}
      action={action}
      variant={isDangerous ? 'danger' : 'primary'}
      onCancel={onClose}
    >
      <p className="mt-3 mb-5 text-muted">{text}</p>
      <TextareaField label={label} help={help} rows={4} maxLength={2000} {...form.field(field)} />
    </FormFrame>
  );
}
