import { type Consultation, type ConsultationPlan, changeConsultation } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import type { FormEvent } from 'react';
import { useFocusProblem } from '../../../lib/controls/use-focus-problem.ts';
import { useConsultationChange } from '../use-consultation-change.ts';
import { editableTimes } from './announcement-draft.ts';
import { AnnouncementFields } from './announcement-fields.tsx';
import { useAnnouncementForm } from './use-announcement-form.ts';

interface EditDialogProps {
  consultation: Consultation;
  isOpen: boolean;
  onClose: () => void;
}

/** Changes the announcement: all of it before it opens, afterwards texts and later times only. */
export function EditDialog({ consultation, isOpen, onClose }: EditDialogProps) {
  const t = useMessages('studio-consultations');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('edit')} startsInField>
      {isOpen ? <EditForm consultation={consultation} onClose={onClose} /> : null}
    </Dialog>
  );
}

function EditForm({ consultation, onClose }: Omit<EditDialogProps, 'isOpen'>) {
  const t = useMessages('studio-consultations');
  const forms = useMessages('studio-forms');
  const { form, draft, change, read, problemOf } = useAnnouncementForm(consultation);
  const save = useConsultationChange<ConsultationPlan>({
    send: (api, body) => api(changeConsultation, { params: { id: consultation.id }, body }),
    done: t('changed'),
    onDone: onClose,
  });
  useFocusProblem(form, save.error);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const plan = read();
    if (plan) save.change(plan);
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-5">
      <AnnouncementFields
        draft={draft}
        times={editableTimes[consultation.state]}
        isOpen={consultation.state !== 'announced'}
        errorOf={(name) => problemOf(name) ?? save.errorOf(name)}
        onChange={change}
      />
      <p role="alert" className="min-h-6 pt-2 text-danger">
        {save.problem}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" isBusy={save.isBusy}>
          {forms('save')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {forms('cancel')}
        </Button>
      </div>
    </form>
  );
}
