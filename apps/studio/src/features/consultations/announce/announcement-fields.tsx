import { requiredPlans } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { SelectField, TextareaField, TextField } from '@rostra/ui/forms';
import type { StudioForm } from '../../../lib/form/use-studio-form.ts';
import { useTimeZone } from '../../../lib/site.ts';
import type { AnnouncementDraft, TimeName } from './announcement-draft.ts';

interface AnnouncementFieldsProps {
  form: StudioForm<AnnouncementDraft>;
  times: readonly TimeName[];
  /** Whether members know the announcement already. */
  isOpen: boolean;
}

export function AnnouncementFields(props: AnnouncementFieldsProps) {
  const { form, times, isOpen } = props;
  const t = useMessages('studio-consultations');
  return (
    <>
      <TextField
        label={t('titleField')}
        autoComplete="off"
        maxLength={200}
        {...form.field('title')}
      />
      <TextareaField
        label={t('introduction')}
        help={t('introductionHelp')}
        isOptional
        rows={4}
        maxLength={2000}
        {...form.field('introduction')}
      />
      {isOpen ? null : <ParticipantsField {...props} />}
      {times.length > 0 ? <TimeFields {...props} /> : null}
    </>
  );
}

function ParticipantsField({ form }: AnnouncementFieldsProps) {
  const t = useMessages('studio-consultations');
  const editor = useMessages('studio-editor');
  return (
    <SelectField label={t('participants')} {...form.field('requiredPlan')}>
      {requiredPlans.map((plan) => (
        <option key={plan} value={plan}>
          {editor(`plan.${plan}`)}
        </option>
      ))}
    </SelectField>
  );
}

function TimeFields({ form, times, isOpen }: AnnouncementFieldsProps) {
  const t = useMessages('studio-consultations');
  const zone = useTimeZone();
  const texts = {
    opensAt: { label: t('opens'), help: t('opensHelp'), isOptional: true },
    closesAt: { label: t('closes'), help: isOpen ? t('closesLaterHelp') : t('closesHelp') },
    answersDueAt: { label: t('due'), help: t('dueHelp'), isOptional: true },
  };
  return (
    <>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {times.map((name) => (
          <TextField key={name} {...texts[name]} type="datetime-local" {...form.field(name)} />
        ))}
      </div>
      <p className="text-muted text-sm">{t('zone', { zone })}</p>
    </>
  );
}
