import { useMessages } from '@rostra/messages/react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/formats/format.ts';
import type { Managed } from '../votes-query.ts';

/** Dates, rules and the roll. */
export function VoteFacts({ vote }: Pick<Managed, 'vote'>) {
  const t = useMessages('studio-votes');
  const editor = useMessages('studio-editor');
  const format = useFormat();
  const { roll, rules, expectedRoll } = vote;
  const fraction = (value: (typeof rules)['majority'], none: string) =>
    value ? `${value.numerator}/${value.denominator}` : none;
  return (
    <dl className="mt-5 grid max-w-4xl grid-cols-2 gap-x-6 gap-y-4 border-line border-y py-4 md:grid-cols-3">
      <Fact label={t('time.opensAt')}>{format.dateTime(vote.opensAt)}</Fact>
      <Fact label={t('time.closesAt')}>{format.dateTime(vote.closesAt)}</Fact>
      <Fact label={t('secrecy')}>{t(`secrecy.${vote.secrecy}`)}</Fact>
      <Fact label={t('voters')}>
        {editor(`plan.${roll.requiredPlan}`)}
        <span className="block text-muted">
          {t('joined', { time: format.dateTime(roll.joinedBefore) })}
        </span>
        {roll.paidBefore ? (
          <span className="block text-muted">
            {t('paid', { time: format.dateTime(roll.paidBefore) })}
          </span>
        ) : null}
      </Fact>
      <Fact label={t('roll')}>
        {roll.size === null
          ? t('expected', { count: expectedRoll ?? 0 })
          : t('onRoll', { count: roll.size })}
        {roll.announcedSize === null ? null : (
          <span className="block text-muted">
            {t('announcedRoll', { count: roll.announcedSize })}
          </span>
        )}
      </Fact>
      <Fact label={t('majority')}>
        {fraction(rules.majority, t('simple'))}
        <span className="block text-muted">
          {t('quorum')}: {fraction(rules.quorum, t('noQuorum'))}
        </span>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="font-medium text-muted text-xs">{label}</dt>
      <dd className="mt-0.5 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
