import { requiredPlans, type Vote } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { SelectField, TextareaField, TextField } from '@rostra/ui/forms';
import type { StudioForm } from '../../../lib/form/use-studio-form.ts';
import { useTimeZone } from '../../../lib/site.ts';
import type { TimeName, VoteDraft } from './vote-draft.ts';

interface VoteFieldsProps {
  form: StudioForm<VoteDraft>;
  /** What the settings ask for. */
  minimum: Vote['minimum'];
  /** A run-off has the rules and the roll of the first vote. */
  isRunOff: boolean;
}

const majorities = ['3/5', '2/3', '3/4', '4/5'];
const quorums = ['1/10', '1/5', '1/4', '1/3', '1/2', '2/3'];
const secrecies = ['secret', 'open'] as const;

export function VoteFields(props: VoteFieldsProps) {
  const { form, isRunOff } = props;
  const t = useMessages('studio-votes');
  const zone = useTimeZone();
  return (
    <>
      <TextField
        label={t('question')}
        autoComplete="off"
        maxLength={300}
        {...form.field('question')}
      />
      <TextareaField
        label={t('introduction')}
        isOptional
        rows={4}
        maxLength={2000}
        {...form.field('introduction')}
      />
      {isRunOff ? null : (
        <>
          <RuleFields {...props} />
          <RollFields {...props} />
        </>
      )}
      <Times {...props} names={['opensAt', 'closesAt']} />
      <p className="mb-6 text-muted text-sm">{t('zone', { zone })}</p>
    </>
  );
}

function RuleFields({ form }: VoteFieldsProps) {
  const t = useMessages('studio-votes');
  const fractions = (offered: readonly string[], present: string) =>
    [...new Set([...offered, present])].filter(Boolean).map((fraction) => (
      <option key={fraction} value={fraction}>
        {fraction}
      </option>
    ));
  return (
    <>
      <SelectField
        label={t('secrecy')}
        help={t(`secrecyHelp.${form.values.secrecy}`)}
        {...form.field('secrecy')}
      >
        {secrecies.map((each) => (
          <option key={each} value={each}>
            {t(`secrecy.${each}`)}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <SelectField label={t('majority')} {...form.field('majority')}>
          <option value="">{t('simple')}</option>
          {fractions(majorities, form.values.majority)}
        </SelectField>
        <SelectField label={t('quorum')} {...form.field('quorum')}>
          <option value="">{t('noQuorum')}</option>
          {fractions(quorums, form.values.quorum)}
        </SelectField>
      </div>
    </>
  );
}

function RollFields(props: VoteFieldsProps) {
  const { form } = props;
  const t = useMessages('studio-votes');
  const editor = useMessages('studio-editor');
  return (
    <>
      <SelectField
        label={t('voters')}
        help={t(form.values.requiredPlan === 'account' ? 'accountsHelp' : 'plansHelp')}
        {...form.field('requiredPlan')}
      >
        {requiredPlans.map((plan) => (
          <option key={plan} value={plan}>
            {editor(`plan.${plan}`)}
          </option>
        ))}
      </SelectField>
      <Times
        {...props}
        names={
          form.values.requiredPlan === 'account' ? ['joinedBefore'] : ['joinedBefore', 'paidBefore']
        }
      />
    </>
  );
}

function Times({ form, minimum, names }: VoteFieldsProps & { names: readonly TimeName[] }) {
  const t = useMessages('studio-votes');
  const helpOf = (name: TimeName) => {
    if (name === 'opensAt') return t('timeHelp.opensAt', { days: minimum.noticeDays });
    if (name === 'closesAt') return t('timeHelp.closesAt', { days: minimum.durationDays });
    return t(`timeHelp.${name}`);
  };
  return (
    <div className="grid items-end gap-x-4 sm:grid-cols-2">
      {names.map((name) => (
        <TextField
          key={name}
          label={t(`time.${name}`)}
          help={helpOf(name)}
          isOptional={name !== 'closesAt'}
          type="datetime-local"
          {...form.field(name)}
        />
      ))}
    </div>
  );
}
