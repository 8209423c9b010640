import type { Client } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { TextareaField } from '@rostra/ui/forms';
import { type FormEvent, useRef, useState } from 'react';
import { useFocusProblem } from '../../lib/controls/use-focus-problem.ts';
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
  const forms = useMessages('studio-forms');
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState('');
  const { isBusy, error, problem, errorOf, change } = useConsultationChange<string>({
    send,
    done,
    onDone: () => {
      onDone?.();
      onClose();
    },
  });
  useFocusProblem(form, error);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    change(reason);
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <p className="mt-3 mb-5 text-muted">{text}</p>
      <TextareaField
        label={label}
        help={help}
        rows={4}
        maxLength={2000}
        value={reason}
        error={errorOf(field)}
        onChange={({ target }) => setReason(target.value)}
      />
      <p role="alert" className="min-h-6 text-danger">
        {problem}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} isBusy={isBusy}>
          {action}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {forms('cancel')}
        </Button>
      </div>
    </form>
  );
}
