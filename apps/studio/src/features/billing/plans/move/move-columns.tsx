import type { MovedMember, MoveState } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, Link, type Tone } from '@rostra/ui';
import { useMemo } from 'react';
import type { DataColumn } from '../../../../lib/data-table/data-column.ts';
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

/** Who pays what, and from when on. */
export function useMoveColumns(): readonly DataColumn<MovedMember>[] {
  const t = useMessages('studio-plans');
  const format = useFormat();
  const money = useMoney();
  return useMemo(
    () => [
      {
        id: 'member',
        header: t('move.member'),
        cell: ({ id, name, email }) => (
          <>
            <Link
              href={memberPath(id)}
              className="font-medium text-ink no-underline [overflow-wrap:anywhere] hover:underline"
            >
              <bdi>{name}</bdi>
            </Link>
            <span className="block text-muted text-xs [overflow-wrap:anywhere]">{email}</span>
          </>
        ),
      },
      {
        id: 'before',
        header: t('move.before'),
        kind: 'figures',
        cell: ({ before, currency }) => (before === null ? '–' : money(before, currency)),
      },
      {
        id: 'after',
        header: t('move.after'),
        kind: 'figures',
        cell: ({ state, after, currency }) => (state === 'ready' ? money(after, currency) : '–'),
      },
      {
        id: 'from',
        header: t('move.from'),
        from: 'sm',
        cell: ({ state, at }) =>
          state === 'ready' ? (
            <span className="figures-table">{format.day(at)}</span>
          ) : (
            <Badge tone={tones[state]}>{t(`move.state.${state}`)}</Badge>
          ),
      },
    ],
    [t, format, money],
  );
}
