import type { MemberDetails, Seat } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, TextLink, type Tone } from '@rostra/ui';
import { useFormat } from '../../../lib/formats/format.ts';
import { memberPath } from '../../../lib/paths.ts';

type Payments = NonNullable<MemberDetails['payments']>;
type Person = NonNullable<Payments['group']>['people'][number];

const tones: Record<Seat['state'], Tone> = {
  invited: 'neutral',
  expired: 'neutral',
  member: 'success',
  waiting: 'warning',
};

const pathOf = (id: number) => `${memberPath(id)}?tab=billing`;

/** Who pays for the member, and for whom the member pays. Nothing for everybody else. */
export function GroupSection({ group, payer }: Pick<Payments, 'group' | 'payer'>) {
  const t = useMessages('studio-members');
  if (!group && !payer) return null;
  return (
    <>
      <h2 className="mt-8 border-ink border-t pt-4 text-xl">{t('group')}</h2>
      {payer ? (
        <p className="mt-3">
          {t.rich('groupMember', {
            payer: payer.name,
            link: (children) => (
              <TextLink href={pathOf(payer.id)}>
                <bdi>{children}</bdi>
              </TextLink>
            ),
          })}
        </p>
      ) : null}
      {group ? (
        <>
          <p className="mt-3">{t('groupPays', { seats: group.seats, used: group.used })}</p>
          {group.people.length > 0 ? (
            <ul aria-label={t('groupPeople')} className="mt-3">
              {group.people.map((person) => (
                <PersonRow key={person.id} person={person} />
              ))}
            </ul>
          ) : null}
        </>
      ) : null}
    </>
  );
}

function PersonRow({ person: { memberId, name, email, state, since } }: { person: Person }) {
  const t = useMessages('studio-members');
  const format = useFormat();
  return (
    <li className="gap-x-4 border-line border-b py-2.5 sm:flex sm:items-center sm:justify-between">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {memberId === null ? null : (
          <TextLink href={pathOf(memberId)}>
            <bdi>{name}</bdi>
          </TextLink>
        )}
        <bdi className="block text-muted text-sm">{email}</bdi>
      </span>
      <span className="mt-1 flex shrink-0 items-center gap-2 sm:mt-0">
        <span className="figures-table text-muted text-xs">{format.day(since)}</span>
        <Badge tone={tones[state]}>{t(`seat.${state}`)}</Badge>
      </span>
    </li>
  );
}
