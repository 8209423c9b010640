import { getBillingSettings } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LoadFailure } from '../../../lib/errors/load-failure.tsx';
import { MemberPage } from '../../../lib/member-pages/member-page.tsx';
import { translate } from '../../../lib/messages/translate.ts';
import { secretPageMeta } from '../../../lib/page-metadata/secret-page-meta.ts';
import { load } from '../../../lib/server-rendering/load.ts';
import type { Route } from './+types/payment-return.route.ts';
import { PaymentReturn } from './payment-return.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return load(context, (api) => api(getBillingSettings));
}

export function meta({ matches }: Route.MetaArgs) {
  return secretPageMeta(matches, { title: translate(matches, 'billing')('paymentTitle') });
}

/** Where a payment continues after the bank's page, or waits for the bank. */
export default function PaymentReturnRoute({ loaderData: settings }: Route.ComponentProps) {
  const t = useMessages('billing');
  return (
    <MemberPage title={t('paymentTitle')}>
      <PaymentReturn settings={settings} />
    </MemberPage>
  );
}

/** Its own, because a shared one would be part of the scripts that every page loads. */
export function ErrorBoundary() {
  return <LoadFailure href={pathTo(pages.subscription)} />;
}
