import type { MirrorStatus } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Notice, TextLink } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { BackLink } from '../../layout/back-link.tsx';
import { Screen } from '../../layout/screen.tsx';
import { ListStates } from '../../lib/list-states/list-states.tsx';
import { NoRows } from '../../lib/list-states/no-rows.tsx';
import { importsPath } from '../../lib/paths.ts';
import { useApi } from '../../session/session-provider.tsx';
import { ImportCounts } from '../imports/index.ts';
import { HeldBack } from './held-back.tsx';
import { MirrorFacts } from './mirror-facts.tsx';
import { mirrorQuery } from './mirror-query.ts';
import { MirrorRemarks } from './mirror-remarks.tsx';

/** The copy of a Strapi: how far it is, when it was compared last, and what was left out. */
export default function MirrorScreen() {
  const t = useMessages('studio-mirror');
  const imports = useMessages('studio-imports');
  const query = useQuery(mirrorQuery(useApi()));
  const status = query.data ?? undefined;
  return (
    <Screen title={t('title')}>
      <BackLink href={importsPath}>{imports('title')}</BackLink>
      <p className="mt-1 max-w-measure text-muted">{t('lead')}</p>
      <ListStates
        list={query}
        count={status ? 1 : 0}
        failed={t('loadFailed')}
        empty={<NoRows title={t('emptyTitle')} text={t('emptyText')} />}
      >
        {status ? <Mirror status={status} /> : null}
      </ListStates>
    </Screen>
  );
}

function Mirror({ status }: { status: MirrorStatus }) {
  const t = useMessages('studio-mirror');
  const { url, error, report } = status;
  return (
    <>
      <p className="mt-4">
        <TextLink href={url} className="[overflow-wrap:anywhere]">
          <bdi>{url}</bdi>
        </TextLink>
      </p>
      {error ? (
        <Notice tone="warning" className="mt-4 max-w-measure" title={t('failed')}>
          <p>{t('failedText')}</p>
          <p className="mt-1 [overflow-wrap:anywhere]" dir="auto">
            {error}
          </p>
        </Notice>
      ) : null}
      <HeldBack status={status} />
      <MirrorFacts status={status} />
      {report && report.missing.length > 0 ? (
        <p className="mt-4 max-w-measure text-muted">
          {t('missing', { types: report.missing.join(', ') })}
        </p>
      ) : null}
      {report ? <ImportCounts title={t('counts')} report={report} /> : null}
      <MirrorRemarks status={status} />
    </>
  );
}
