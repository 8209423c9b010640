import { elementIds, pages, pathTo } from '@rostra/contract/pages';
import { areaPathOf, isLegalArea } from '@rostra/contract/policy-areas';
import { useAllMessages, useMessages } from '@rostra/messages/react';
import { areaName, policyAreasOf } from '../../lib/site/policy-areas.ts';
import { useSite } from '../../lib/site/site-context.ts';
import { PolicyPledges } from '../pledges/index.ts';
import { WhatChanged } from './editions/what-changed.tsx';
import type { LoadedDocument } from './load-document.ts';
import { LongDocument } from './long-document.tsx';
import { MoreInArea } from './more-in-area.tsx';
import { PolicyList } from './policy-list.tsx';
import { PolicyStatus } from './policy-status.tsx';

export function PolicyPage({ found }: { found: LoadedDocument }) {
  const { document, area, others, editions, decisions } = found;
  const t = useMessages('policies');
  return (
    <LongDocument
      document={document}
      keyPointsTitle={isLegalArea(area) ? t('inShort') : t('proposals')}
      status={<PolicyStatus found={found} />}
    >
      <PolicyPledges slug={editions.key} pledges={decisions?.pledges ?? []} />
      <WhatChanged
        slug={editions.key}
        newest={editions.newest}
        decisions={decisions}
        locale={document.locale}
      />
      <MoreInArea links={others} />
      {isLegalArea(area) ? null : <OtherPolicies current={area} />}
    </LongDocument>
  );
}

function OtherPolicies({ current }: { current: string }) {
  const t = useMessages('policies');
  const messages = useAllMessages();
  const site = useSite();
  const links = policyAreasOf(site)
    .filter(({ key }) => key !== current)
    .map((area) => ({ title: areaName(site, area.key, messages), path: areaPathOf(area) }));
  links.push({ title: t('all'), path: pathTo(pages.policies) });
  return <PolicyList id={elementIds.otherPolicies} title={t('otherPolicies')} links={links} />;
}
