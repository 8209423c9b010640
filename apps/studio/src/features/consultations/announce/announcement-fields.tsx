import { requiredPlans } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { SelectField, TextareaField, TextField } from '@rostra/ui/forms';
import { useTimeZone } from '../../../lib/site.ts';
import type { AnnouncementDraft, TimeName } from './announcement-draft.ts';

interface AnnouncementFieldsProps {
  draft: AnnouncementDraft;
  times: readonly TimeName[];
  /** Whether members know the announcement already. */
  isOpen: boolean;
  errorOf: (name: string) => string | undefined;
  onChange: (changes: Partial<AnnouncementDraft>) => void;
}

export function AnnouncementFields(props: AnnouncementFieldsProps) {
  const { draft, times, isOpen, errorOf, onChange } = props;
  const t = useMessages('studio-consultations');
  return (
    <>
      <TextField
        label={t('titleField')}
        autoComplete="off"
        maxLength={200}
        value={draft.title}
        error={errorOf('title')}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextareaField
        label={t('introduction')}
        help={t('introductionHelp')}
        isOptional
        rows={4}
        maxLength={2000}
        value={draft.introduction}
        error={errorOf('introduction')}
        onChange={({ target }) => onChange({ introduction: target.value })}
      />
      {isOpen ? null : <ParticipantsField {...props} />}
      {times.length > 0 ? <TimeFields {...props} /> : null}
    </>
  );
}

function ParticipantsField({ draft, errorOf, onChange }: AnnouncementFieldsProps) {
  const t = useMessages('studio-consultations');
  const editor = useMessages('studio-editor');
  return (
    <SelectField
      label={t('participants')}
      value={draft.requiredPlan}
      error={errorOf('requiredPlan')}
      onChange={({ target }) =>
        onChange({
          requiredPlan: requiredPlans.find((plan) => plan === target.value) ?? draft.requiredPlan,
        })
      }
    >
      {requiredPlans.map((plan) => (
        <option key={plan} value={plan}>
          {editor(`plan.${plan}`)}
        </option>
      ))}
    </SelectField>
  );
}

function TimeFields({ draft, times, isOpen, errorOf, onChange }: AnnouncementFieldsProps) {
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
          <TextField
            key={name}
            {...texts[name]}
            type="datetime-local"
            value={draft[name]}
            error={errorOf(name)}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))}
      </div>
      <p className="text-muted text-sm">{t('zone', { zone })}</p>
    </>
  );
}
