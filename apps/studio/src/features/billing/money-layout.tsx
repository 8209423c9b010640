import { studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Notice } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Screen } from '../../layout/screen.tsx';
import { TabLinks } from '../../lib/controls/tab-links.tsx';
import { useFormat } from '../../lib/formats/format.ts';
import { useApi } from '../../session/session-provider.tsx';
import { statusQuery } from './money-query.ts';

const moneyPath = `${studioPath}/money`;

const tabs = {
  payments: moneyPath,
  revenue: `${moneyPath}/revenue`,
  closing: `${moneyPath}/closing`,
  payouts: `${moneyPath}/payouts`,
} as const;
type Tab = keyof typeof tabs;

interface MoneyLayoutProps {
  current: Tab;
  actions?: ReactNode;
  children: ReactNode;
}

/** The title, the tabs, and a notice while Stripe cannot be reached. */
export function MoneyLayout({ current, actions, children }: MoneyLayoutProps) {
  const t = useMessages('studio-money');
  return (
    <Screen title={t('title')} actions={actions} lead={t('lead')}>
      <StripeNotice />
      <TabLinks
        label={t('tabs')}
        current={current}
        tabs={(Object.keys(tabs) as Tab[]).map((tab) => ({
          name: tab,
          label: t(`tab.${tab}`),
          href: tabs[tab],
        }))}
      />
      {children}
    </Screen>
  );
}

function StripeNotice() {
  const t = useMessages('studio-money');
  const format = useFormat();
  const { data } = useQuery(statusQuery(useApi()));
  if (!data || data.stripe === 'reachable') return null;
  const { stripe, asOf } = data;
  return (
    <Notice
      tone="warning"
      className="mt-4 max-w-measure"
      title={stripe === 'off' ? t('off') : t('unreachable')}
    >
      {asOf ? t('asOf', { date: format.moment(asOf) }) : null}
    </Notice>
  );
}
