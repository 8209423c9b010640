import type { Gift } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice, useToast } from '@rostra/ui';
import { useFormat } from '../../../lib/format/use-format.ts';
import { usePlanTexts } from '../../../lib/plans/use-plan-texts.ts';
import { useSite } from '../../../lib/site/site-context.ts';
import { SendGift } from './send-gift.tsx';

interface GiftDetailsProps {
  gift: Gift;
  isWaiting: boolean;
}

export function GiftDetails({ gift, isWaiting }: GiftDetailsProps) {
  const t = useMessages('gifts');
  const format = useFormat();
  const { state, code } = gift;
  if (state === 'open') {
    return isWaiting ? (
      <p role="status">{t('waiting')}</p>
    ) : (
      <Notice tone="warning" isLive title={t('unpaidTitle')}>
        {t('unpaid')}
      </Notice>
    );
  }
  if (state !== 'paid') {
    const date = format.date(gift.redeemedAt ?? gift.expiresAt ?? '');
    return <Notice title={t('gone', { state, date })} />;
  }
  if (code === null) return <Notice title={t('noCode')} />;
  return (
    <>
      <GiftCard gift={gift} code={code} />
      <SendGift gift={gift} />
    </>
  );
}

/** To be printed, or cut out. */
function GiftCard({ gift, code }: { gift: Gift; code: string }) {
  const t = useMessages('gifts');
  const format = useFormat();
  const toast = useToast();
  const { name: site } = useSite();
  const { nameOf } = usePlanTexts();
  const { recipientName: name, message, months } = gift;
  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      toast.add({ title: t('copied') });
    } catch {
      toast.add({ title: t('notCopied'), variant: 'destructive' });
    }
  }
  return (
    <>
      <section className="max-w-measure border-ink border-t py-8" aria-labelledby="gift">
        {name ? (
          <p className="text-muted [overflow-wrap:anywhere]">{t('giftFor', { name })}</p>
        ) : null}
        <h2 id="gift" className="mt-1 text-2xl">
          {t('cardTitle', { site })}
        </h2>
        <p className="mt-1">
          {t('price', {
            plan: nameOf(gift.planId, gift.planName),
            length: t('length', { months }),
          })}
        </p>
        {message ? (
          <p className="mt-4 whitespace-pre-line [overflow-wrap:anywhere]">{message}</p>
        ) : null}
        <p className="mt-6 font-medium text-2xl tabular-nums" dir="ltr">
          <code>{code}</code>
        </p>
        <p className="mt-2 text-muted text-sm [overflow-wrap:anywhere]">
          {t('howTo', {
            address: `${window.location.host}${pathTo(pages.redeemGift)}`,
            date: format.date(gift.expiresAt ?? ''),
          })}
        </p>
      </section>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={copy}>{t('copy')}</Button>
        <Button variant="secondary" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
    </>
  );
}
