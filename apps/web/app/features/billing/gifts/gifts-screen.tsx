import type { BillingSettings } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LinkButton } from '@rostra/ui';
import { MemberSection } from '../../../lib/member-pages/member-section.tsx';
import { ConfirmAddressNotice } from '../../email-confirmation/index.ts';
import { useSession } from '../../sessions/index.ts';
import { BuyGift } from './buy-gift.tsx';
import { GiftList } from './gift-list.tsx';
import { GiftsProvider } from './gifts-provider.tsx';

export function GiftsScreen({ settings }: { settings: BillingSettings }) {
  const t = useMessages('gifts');
  const { user } = useSession();
  return (
    <GiftsProvider settings={settings}>
      <MemberSection id="give" title={t('give')} text={t('giveText')}>
        {user?.confirmed === false ? <ConfirmAddressNotice user={user} /> : <BuyGift />}
      </MemberSection>
      <MemberSection id="yours" title={t('yours')} text={t('yoursText')}>
        <GiftList />
      </MemberSection>
      <MemberSection id="redeem" title={t('redeemTitle')} text={t('redeemText')}>
        <LinkButton variant="secondary" href={pathTo(pages.redeemGift)}>
          {t('redeemTitle')}
        </LinkButton>
      </MemberSection>
    </GiftsProvider>
  );
}
