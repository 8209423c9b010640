import { WhatChanged } from './editions/what-changed.tsx';
import type { LoadedDocument } from './load-document.ts';
import { LongDocument } from './long-document.tsx';
import { MoreInArea } from './more-in-area.tsx';
import { PolicyStatus } from './policy-status.tsx';

interface AreaPageProps {
  found: LoadedDocument;
  keyPointsTitle: string;
}

/** The leading policy of an area that has a page on the top level. */
export function AreaPage({ found, keyPointsTitle }: AreaPageProps) {
  const { document, editions, decisions, others } = found;
  return (
    <LongDocument
      document={document}
      keyPointsTitle={keyPointsTitle}
      status={<PolicyStatus found={found} />}
    >
      <WhatChanged
        slug={editions.key}
        newest={editions.newest}
        decisions={decisions}
        locale={document.locale}
      />
      <MoreInArea links={others} />
    </LongDocument>
  );
}
