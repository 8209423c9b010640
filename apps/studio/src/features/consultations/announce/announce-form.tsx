import { type EntrySummary, openConsultation } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useNavigate } from 'react-router';
import { toScreen } from '../../../layout/app-link.tsx';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { consultationPath, consultationsPath } from '../consultations-query.ts';
import { useConsultationChange } from '../use-consultation-change.ts';
import { type AnnouncementDraft, editableTimes } from './announcement-draft.ts';
import { AnnouncementFields } from './announcement-fields.tsx';
import { PolicyField } from './policy-field.tsx';
import { useAnnouncement } from './use-announcement.ts';

export function AnnounceForm() {
  const t = useMessages('studio-consultations');
  const navigate = useNavigate();
  const { initial, planOf, check } = useAnnouncement();
  const save = useConsultationChange<AnnouncementDraft>({
    send: (api, draft, key) => {
      const { documentId = '', locale = '' } = draft.policy ?? {};
      return api(openConsultation, { body: { ...planOf(draft), documentId, locale, key } });
    },
    done: t('announced'),
    onDone: (_, { data: { consultation } }) =>
      void navigate(toScreen(consultationPath(consultation.id)) ?? '/'),
  });
  const form = useStudioForm<AnnouncementDraft>({
    initial,
    check: (draft) => ({
      ...check(draft),
      policy: draft.policy ? undefined : t('policyRequired'),
    }),
    save,
  });
  const policy = form.bind('policy');
  const onPolicy = (chosen: EntrySummary | undefined) => {
    // Until somebody writes another title.
    const title = form.bind('title');
    if (title.value === (policy.value?.title ?? '')) title.onChange(chosen?.title ?? '');
    policy.onChange(chosen);
  };
  return (
    <FormFrame
      form={form}
      action={t('announce')}
      onCancel={consultationsPath}
      className="mt-6 max-w-measure"
    >
      <PolicyField
        policy={policy.value}
        error={policy.error ?? save.errorOf('documentId')}
        onChange={onPolicy}
      />
      <AnnouncementFields form={form} times={editableTimes.announced} isOpen={false} />
    </FormFrame>
  );
}
