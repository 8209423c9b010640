import { getBillingSettings } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LoadFailure } from '../../../../lib/errors/load-failure.tsx';
import { useLinkCode } from '../../../../lib/mailed-links/use-link-code.ts';
import { MemberPage } from '../../../../lib/member-pages/member-page.tsx';
import { translate } from '../../../../lib/messages/translate.ts';
import { secretPageMeta } from '../../../../lib/page-metadata/secret-page-meta.ts';
import { load } from '../../../../lib/server-rendering/load.ts';
import { GiftsProvider } from '../gifts-provider.tsx';
import type { Route } from './+types/redeem.route.ts';
import { RedeemGift } from './redeem-gift.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return load(context, (api) => api(getBillingSettings));
}

export function meta({ matches }: Route.MetaArgs) {
  return secretPageMeta(matches, { title: translate(matches, 'gifts')('redeemTitle') });
}

export default function RedeemRoute({ loaderData: settings }: Route.ComponentProps) {
  const t = useMessages('gifts');
  const code = useLinkCode();
  return (
    <MemberPage title={t('redeemTitle')} lead={t('redeemLead')}>
      <GiftsProvider settings={settings}>
        {code === undefined ? null : <RedeemGift initialCode={code ?? ''} />}
      </GiftsProvider>
    </MemberPage>
  );
}

export function ErrorBoundary() {
  return <LoadFailure href={pathTo(pages.redeemGift)} />;
}
