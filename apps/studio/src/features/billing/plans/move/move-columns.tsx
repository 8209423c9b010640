import type { MovedMember, MoveState } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, Link, type Tone } from '@rostra/ui';
import { useFormat } from '../../../../lib/formats/format.ts';
import { useMoney } from '../../../../lib/money/use-money.ts';
import { memberPath } from '../../../../lib/paths.ts';

const tones: Record<MoveState, Tone> = {
  ready: 'success',
  ending: 'neutral',
  unpaid: 'warning',
  'other-terms': 'neutral',
  refused: 'danger',
};

const head = 'py-2 pe-4 font-semibold text-xs';

/** Who pays what, and from when on. */
export function MoveTable({ members }: { members: readonly MovedMember[] }) {
  const t = useMessages('studio-plans');
  return (
    <table className="mt-4 w-full max-w-4xl border-collapse">
      <caption className="sr-only">{t('move.table')}</caption>
      <thead className="border-ink border-b">
        <tr>
          <th scope="col" className={`${head} text-start`}>
            {t('move.member')}
          </th>
          <th scope="col" className={`${head} text-end`}>
            {t('move.before')}
          </th>
          <th scope="col" className={`${head} text-end`}>
            {t('move.after')}
          </th>
          <th scope="col" className={`${head} hidden text-start sm:table-cell`}>
            {t('move.from')}
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <MoveRow key={member.id} member={member} />
        ))}
      </tbody>
    </table>
  );
}

function MoveRow({ member }: { member: MovedMember }) {
  const t = useMessages('studio-plans');
  const format = useFormat();
  const money = useMoney();
  const { id, name, email, state, currency, before, after, at } = member;
  const isReady = state === 'ready';
  return (
    <tr className="border-line border-b align-top">
      <td className="py-2.5 pe-4">
        <Link
          href={memberPath(id)}
          className="font-medium text-ink no-underline [overflow-wrap:anywhere] hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        <span className="block text-muted text-xs [overflow-wrap:anywhere]">{email}</span>
        {isReady ? (
          <span className="figures-table block text-muted text-xs sm:hidden">{format.day(at)}</span>
        ) : (
          <span className="mt-1 block sm:hidden">
            <Badge tone={tones[state]}>{t(`move.state.${state}`)}</Badge>
          </span>
        )}
      </td>
      <td className="figures-table py-2.5 pe-4 text-end">
        {before === null ? '–' : money(before, currency)}
      </td>
      <td className="figures-table py-2.5 pe-4 text-end">
        {isReady ? money(after, currency) : '–'}
      </td>
      <td className="figures-table hidden py-2.5 pe-4 sm:table-cell">
        {isReady ? format.day(at) : <Badge tone={tones[state]}>{t(`move.state.${state}`)}</Badge>}
      </td>
    </tr>
  );
}
