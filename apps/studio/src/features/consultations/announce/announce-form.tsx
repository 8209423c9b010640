import { type ConsultationPlan, type EntrySummary, openConsultation } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, LinkButton } from '@rostra/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { toScreen } from '../../../layout/app-link.tsx';
import { useFocusProblem } from '../../../lib/controls/use-focus-problem.ts';
import { consultationPath, consultationsPath } from '../consultations-query.ts';
import { useConsultationChange } from '../use-consultation-change.ts';
import { editableTimes } from './announcement-draft.ts';
import { AnnouncementFields } from './announcement-fields.tsx';
import { PolicyField } from './policy-field.tsx';
import { useAnnouncementForm } from './use-announcement-form.ts';

interface Announcement extends ConsultationPlan {
  documentId: string;
  locale: string;
}

export function AnnounceForm() {
  const t = useMessages('studio-consultations');
  const forms = useMessages('studio-forms');
  const navigate = useNavigate();
  const [policy, setPolicy] = useState<EntrySummary>();
  // A second click, or a second try after an error, announces one consultation.
  const [key] = useState(() => crypto.randomUUID());
  const { form, draft, change, read, problemOf } = useAnnouncementForm();
  const announce = useConsultationChange<Announcement>({
    send: (api, body) => api(openConsultation, { body: { ...body, key } }),
    done: t('announced'),
    onDone: (_, { data: { consultation } }) =>
      void navigate(toScreen(consultationPath(consultation.id)) ?? '/'),
  });
  useFocusProblem(form, announce.error);
  const onPolicy = (chosen: EntrySummary | undefined) => {
    // Until somebody writes another title.
    if (draft.title === (policy?.title ?? '')) change({ title: chosen?.title ?? '' });
    setPolicy(chosen);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const plan = read(policy ? {} : { documentId: 'missing' });
    if (!plan || !policy) return;
    announce.change({ ...plan, documentId: policy.documentId, locale: policy.locale });
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-6 max-w-measure">
      <PolicyField
        policy={policy}
        error={policy ? announce.errorOf('documentId') : problemOf('documentId')}
        onChange={onPolicy}
      />
      <AnnouncementFields
        draft={draft}
        times={editableTimes.announced}
        isOpen={false}
        errorOf={(name) => problemOf(name) ?? announce.errorOf(name)}
        onChange={change}
      />
      <p role="alert" className="min-h-6 pt-2 text-danger">
        {announce.problem}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" isBusy={announce.isBusy}>
          {t('announce')}
        </Button>
        <LinkButton variant="secondary" href={consultationsPath}>
          {forms('cancel')}
        </LinkButton>
      </div>
    </form>
  );
}
