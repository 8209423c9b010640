import type { MirrorStatus } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../session/session-provider.tsx';
import { RemarkList } from '../imports/index.ts';
import { mirrorRemarksQuery } from './mirror-query.ts';

/** What was left out, entry by entry. */
export function MirrorRemarks({ status }: { status: MirrorStatus }) {
  const t = useMessages('studio-mirror');
  const list = useInfiniteQuery(mirrorRemarksQuery(useApi(), status));
  return <RemarkList list={list} count={status.remarks} none={t('noRemarks')} />;
}
