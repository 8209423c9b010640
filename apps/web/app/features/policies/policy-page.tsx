import { elementIds, pages, pathTo } from '@rostra/contract/pages';
import { areaPaths, type PolicyArea } from '@rostra/contract/policy-areas';
import { useMessages } from '@rostra/messages/react';
import { PolicyPledges } from '../pledges/index.ts';
import { areas, isLegal } from './areas.ts';
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
      keyPointsTitle={isLegal(area) ? t('inShort') : t('proposals')}
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
      {isLegal(area) ? null : <OtherPolicies current={area} />}
    </LongDocument>
  );
}

function OtherPolicies({ current }: { current: PolicyArea }) {
  const t = useMessages('policies');
  const links = areas
    .filter((area) => area !== current)
    .map((area) => ({ title: t(`area.${area}`), path: areaPaths[area] }));
  links.push({ title: t('all'), path: pathTo(pages.policies) });
  return <PolicyList id={elementIds.otherPolicies} title={t('otherPolicies')} links={links} />;
}
