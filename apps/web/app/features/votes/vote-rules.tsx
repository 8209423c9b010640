import type { Vote } from '@rostra/contract';
import { type Plan, plans } from '@rostra/contract/plans';
import { useMessages } from '@rostra/messages/react';
import { Day } from '../../lib/dates/day.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { usePlanTexts } from '../../lib/plans/use-plan-texts.ts';

const isPlan = (plan: string): plan is Plan => (plans as readonly string[]).includes(plan);

/** How many were on the roll at the announcement and at opening: nobody is added between the two. */
function RollSize({ roll: { announcedSize: announced, size } }: Pick<Vote, 'roll'>) {
  const t = useMessages('votes');
  if (announced === null) return size === null ? null : ` ${t('rollSize', { count: size })}`;
  return size === null
    ? ` ${t('rollAnnounced', { count: announced })}`
    : ` ${t('rollSizes', { announced, count: size })}`;
}

/** Who can vote, how, and what is needed to adopt a text. */
export function VoteRules({ vote }: { vote: Vote }) {
  const t = useMessages('votes');
  const format = useFormat();
  const { levelName } = usePlanTexts();
  const { rules, roll, secrecy, turnout, state, announcedAt } = vote;
  const tense = state === 'announced' || state === 'open' ? 'now' : 'past';
  const dayOf = (iso: string) => ({
    day: format.date(iso),
    date: (children: React.ReactNode) => <Day iso={iso}>{children}</Day>,
  });
  const paidBefore = dayOf(roll.paidBefore ?? roll.joinedBefore);
  return (
    <ul className="mt-4 grid max-w-measure gap-1 text-muted text-sm">
      <li>{t.rich('announcedOn', dayOf(announcedAt))}</li>
      <li>{t(`ballots.${secrecy}`)}</li>
      <li>
        {roll.requiredPlan === 'account'
          ? t.rich(`who.${tense}.account`, dayOf(roll.joinedBefore))
          : isPlan(roll.requiredPlan)
            ? t.rich(`who.${tense}.plan`, { plan: levelName(roll.requiredPlan), ...paidBefore })
            : t.rich(`who.${tense}.paid`, paidBefore)}
        <RollSize roll={roll} />
      </li>
      <li>
        {rules.majority ? t('qualified', rules.majority) : t('simple')} {t('ties')}
      </li>
      {rules.quorum ? <li>{t('quorum', rules.quorum)}</li> : null}
      {turnout ? (
        <li>{t.rich('turnout', { percent: turnout.percent, ...dayOf(turnout.at) })}</li>
      ) : null}
    </ul>
  );
}
