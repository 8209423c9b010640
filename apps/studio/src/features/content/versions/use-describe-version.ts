import type { VersionSummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../../lib/formats/format.ts';

/** A version in words: what happened, when, and who did it. Seconds tell versions of one minute apart. */
export function useDescribeVersion() {
  const t = useMessages('studio-versions');
  const format = useFormat();
  return ({ status, kind, label, editor, createdAt, beganAt }: VersionSummary) => {
    const name = editor?.name ?? t('somebody');
    const moment = format.exactMoment(createdAt);
    const [from, to] = [beganAt ? format.time(beganAt) : '', format.time(createdAt)];
    return {
      what: status === 'draft' ? t(`kind.${kind}`) : t(`status.${status}`),
      time: from && from !== to ? t('untilTime', { from, to }) : format.exactTime(createdAt),
      day: format.day(createdAt),
      moment,
      name,
      option: label
        ? t('versionOptionNamed', { label, time: moment, name })
        : t('versionOption', { time: moment, name }),
    };
  };
}
