import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LinkButton } from '@rostra/ui';
import { MemberSection } from '../../../lib/member-pages/member-section.tsx';

/** On the subscription page. */
export function GiftsSection() {
  const t = useMessages('billing');
  return (
    <MemberSection id="gifts" title={t('gifts.title')} text={t('gifts.text')}>
      <div className="flex flex-wrap gap-3">
        <LinkButton variant="secondary" href={pathTo(pages.gifts)}>
          {t('gifts.open')}
        </LinkButton>
        <LinkButton variant="quiet" href={pathTo(pages.redeemGift)}>
          {t('gifts.redeem')}
        </LinkButton>
      </div>
    </MemberSection>
  );
}
