import { elementIds } from '@rostra/contract/pages';
import { areaPaths, type PolicyArea } from '@rostra/contract/policy-areas';
import { LongDocument } from '../../lib/documents/long-document.tsx';
import { areaNames, areas } from './areas.ts';
import type { LoadedDocument } from './load-document.ts';
import { MoreInArea } from './more-in-area.tsx';
import { PolicyList } from './policy-list.tsx';

export function PolicyPage({ found: { document, area, others } }: { found: LoadedDocument }) {
  return (
    <LongDocument document={document} keyPointsTitle="What we propose">
      <MoreInArea links={others} />
      <OtherPolicies current={area} />
    </LongDocument>
  );
}

function OtherPolicies({ current }: { current: PolicyArea }) {
  const links = areas
    .filter((area) => area !== current)
    .map((area) => ({ title: areaNames[area], path: areaPaths[area] }));
  return <PolicyList id={elementIds.otherPolicies} title="Other policies" links={links} />;
}
