import { type Consultation, changeConsultation } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { useConsultationChange } from '../use-consultation-change.ts';
import { type AnnouncementDraft, editableTimes } from './announcement-draft.ts';
import { AnnouncementFields } from './announcement-fields.tsx';
import { useAnnouncement } from './use-announcement.ts';

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
  const { initial, planOf, check } = useAnnouncement(consultation);
  const save = useConsultationChange<AnnouncementDraft>({
    send: (api, draft) =>
      api(changeConsultation, { params: { id: consultation.id }, body: planOf(draft) }),
    done: t('changed'),
    onDone: onClose,
  });
  const form = useStudioForm({ initial, check, save });
  return (
    <FormFrame form={form} action={forms('save')} onCancel={onClose} className="mt-5">
      <AnnouncementFields
        form={form}
        times={editableTimes[consultation.state]}
        isOpen={consultation.state !== 'announced'}
      />
    </FormFrame>
  );
}
