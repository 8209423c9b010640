import { requiredPlans, type Vote } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { SelectField, TextareaField, TextField } from '@rostra/ui/forms';
import { useTimeZone } from '../../../lib/site.ts';
import type { TimeName, VoteDraft } from './vote-draft.ts';

interface VoteFieldsProps {
  draft: VoteDraft;
  /** What the settings ask for. */
  minimum: Vote['minimum'];
  /** A run-off has the rules and the roll of the first vote. */
  isRunOff: boolean;
  errorOf: (name: string) => string | undefined;
  onChange: (changes: Partial<VoteDraft>) => void;
}

const majorities = ['3/5', '2/3', '3/4', '4/5'];
const quorums = ['1/10', '1/5', '1/4', '1/3', '1/2', '2/3'];
const secrecies = ['secret', 'open'] as const;

export function VoteFields(props: VoteFieldsProps) {
  const { draft, isRunOff, errorOf, onChange } = props;
  const t = useMessages('studio-votes');
  const zone = useTimeZone();
  return (
    <>
      <TextField
        label={t('question')}
        autoComplete="off"
        maxLength={300}
        value={draft.question}
        error={errorOf('question')}
        onChange={({ target }) => onChange({ question: target.value })}
      />
      <TextareaField
        label={t('introduction')}
        isOptional
        rows={4}
        maxLength={2000}
        value={draft.introduction}
        error={errorOf('introduction')}
        onChange={({ target }) => onChange({ introduction: target.value })}
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

function RuleFields({ draft, errorOf, onChange }: VoteFieldsProps) {
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
        help={t(`secrecyHelp.${draft.secrecy}`)}
        value={draft.secrecy}
        error={errorOf('secrecy')}
        onChange={({ target }) =>
          onChange({ secrecy: secrecies.find((each) => each === target.value) ?? draft.secrecy })
        }
      >
        {secrecies.map((each) => (
          <option key={each} value={each}>
            {t(`secrecy.${each}`)}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <SelectField
          label={t('majority')}
          value={draft.majority}
          error={errorOf('majority')}
          onChange={({ target }) => onChange({ majority: target.value })}
        >
          <option value="">{t('simple')}</option>
          {fractions(majorities, draft.majority)}
        </SelectField>
        <SelectField
          label={t('quorum')}
          value={draft.quorum}
          error={errorOf('quorum')}
          onChange={({ target }) => onChange({ quorum: target.value })}
        >
          <option value="">{t('noQuorum')}</option>
          {fractions(quorums, draft.quorum)}
        </SelectField>
      </div>
    </>
  );
}

function RollFields(props: VoteFieldsProps) {
  const { draft, errorOf, onChange } = props;
  const t = useMessages('studio-votes');
  const editor = useMessages('studio-editor');
  return (
    <>
      <SelectField
        label={t('voters')}
        help={t(draft.requiredPlan === 'account' ? 'accountsHelp' : 'plansHelp')}
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
      <Times
        {...props}
        names={draft.requiredPlan === 'account' ? ['joinedBefore'] : ['joinedBefore', 'paidBefore']}
      />
    </>
  );
}

function Times({
  draft,
  minimum,
  errorOf,
  onChange,
  names,
}: VoteFieldsProps & { names: readonly TimeName[] }) {
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
          value={draft[name]}
          error={errorOf(name)}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
    </div>
  );
}
