import type { ManagedGift } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, Button, type Tone } from '@rostra/ui';
import { useFormat } from '../../../lib/formats/format.ts';
import { useMoney } from '../../../lib/money/use-money.ts';
import { usePlanName } from '../plans/use-plan-name.ts';

const tones: Record<ManagedGift['state'], Tone> = {
  open: 'neutral',
  paid: 'success',
  redeemed: 'neutral',
  expired: 'neutral',
  revoked: 'warning',
};

interface GiftListProps {
  gifts: readonly ManagedGift[];
  onRevoke: (gift: ManagedGift) => void;
}

/** Newest first. */
export function GiftList({ gifts, onRevoke }: GiftListProps) {
  const t = useMessages('studio-gifts');
  const nameOf = usePlanName();
  return (
    <ul aria-label={t('title')} className="mt-6 max-w-4xl border-ink border-t">
      {gifts.map((gift) => {
        const what = t('what', { plan: nameOf(gift.planId), months: gift.months });
        return (
          <li
            key={gift.id}
            className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-b py-4"
          >
            <div className="min-w-0 grow basis-64">
              <h2 className="flex flex-wrap items-center gap-x-3 font-medium text-lg">
                <bdi className="[overflow-wrap:anywhere]">{what}</bdi>
                <Badge tone={tones[gift.state]}>{t(`state.${gift.state}`)}</Badge>
              </h2>
              {gift.note ? (
                <p className="text-muted [overflow-wrap:anywhere]">
                  <bdi>{gift.note}</bdi>
                </p>
              ) : null}
              <Facts gift={gift} />
            </div>
            {gift.state === 'paid' || gift.state === 'expired' ? (
              <Button variant="quiet" size="small" onClick={() => onRevoke(gift)}>
                {t('revoke')}
                <span className="sr-only">{what}</span>
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

function Facts({ gift }: { gift: ManagedGift }) {
  const t = useMessages('studio-gifts');
  const format = useFormat();
  const money = useMoney();
  const { buyer, redeemedAt, redeemedBy, redeemedAs, expiresAt, state } = gift;
  const date = format.day(gift.createdAt);
  const amount = money(gift.total ?? 0, gift.currency ?? 'usd');
  return (
    <ul className="mt-1 text-muted text-sm [overflow-wrap:anywhere]">
      <li>
        {gift.kind === 'issued'
          ? t('issued', { date })
          : buyer
            ? t('bought', { name: buyer.name, amount, date })
            : t('boughtByNobody', { amount, date })}
      </li>
      {redeemedAt ? (
        <li>
          {redeemedBy
            ? t(redeemedAs === 'credit' ? 'creditedTo' : 'redeemedBy', {
                name: redeemedBy.name,
                date: format.day(redeemedAt),
              })
            : t('redeemedByNobody', { date: format.day(redeemedAt) })}
        </li>
      ) : null}
      {expiresAt && state === 'paid' ? (
        <li>{t('until', { date: format.day(expiresAt) })}</li>
      ) : null}
    </ul>
  );
}
