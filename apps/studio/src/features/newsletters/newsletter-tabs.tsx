import { useMessages } from '@rostra/messages/react';
import { TabLinks } from '../../lib/controls/tab-links.tsx';
import { useCan } from '../../session/session-provider.tsx';
import { newslettersPath, subscribersPath, suppressionsPath } from './newsletters-query.ts';

const tabs = {
  newsletters: newslettersPath,
  subscribers: subscribersPath,
  suppressions: suppressionsPath,
};

type Tab = keyof typeof tabs;

/** Addresses of people are for those who administer members. */
export function NewsletterTabs({ current }: { current: Tab }) {
  const t = useMessages('studio-newsletters');
  const can = useCan();
  if (!can('members.manage')) return null;
  return (
    <TabLinks
      label={t('tabs')}
      current={current}
      tabs={(Object.keys(tabs) as Tab[]).map((name) => ({
        name,
        label: t(`tab.${name}`),
        href: tabs[name],
      }))}
    />
  );
}
