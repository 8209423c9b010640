import type { BillingSettings } from '@rostra/contract';
import type { ComponentType } from 'react';
import { LoadFailure } from '../../lib/errors/load-failure.tsx';
import { MemberPage } from '../../lib/member-pages/member-page.tsx';
import { SubscriptionSkeleton } from './subscription-skeleton.tsx';
import { useLazyComponent } from './use-lazy-component.ts';

interface LazyBillingPageProps {
  title: string;
  lead: string;
  /** Of this page, to load it again if its script fails. */
  href: string;
  settings: BillingSettings;
  fetchScreen: () => Promise<ComponentType<{ settings: BillingSettings }>>;
}

/** A page of which only the frame is rendered on the server. */
export function LazyBillingPage(props: LazyBillingPageProps) {
  const { title, lead, href, settings, fetchScreen } = props;
  const Screen = useLazyComponent(fetchScreen);
  if (Screen === 'failed') return <LoadFailure href={href} />;
  return (
    <MemberPage title={title} lead={lead}>
      {Screen ? <Screen settings={settings} /> : <SubscriptionSkeleton />}
    </MemberPage>
  );
}
