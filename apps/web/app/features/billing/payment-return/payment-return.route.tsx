import { getBillingSettings } from '@rostra/contract';
import { MemberPage } from '../../../lib/member-pages/member-page.tsx';
import { pageMeta } from '../../../lib/page-metadata/page-meta.ts';
import { load } from '../../../lib/server-rendering/load.ts';
import type { Route } from './+types/payment-return.route.ts';
import { PaymentReturn } from './payment-return.tsx';

export { ErrorBoundary } from '../subscription.route.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return load(context, (api) => api(getBillingSettings));
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, { title: 'Your payment', isHidden: true }),
    { name: 'referrer', content: 'no-referrer' },
  ];
}

/** Where a payment continues after the bank's page, or waits for the bank. */
export default function PaymentReturnRoute({ loaderData: settings }: Route.ComponentProps) {
  return (
    <MemberPage title="Your payment">
      <PaymentReturn settings={settings} />
    </MemberPage>
  );
}
