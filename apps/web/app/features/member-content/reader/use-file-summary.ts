import type { MediaFile } from '@rostra/contract';
import { useAllMessages, useMessages } from '@rostra/messages/react';

/** "PDF, 48 kB" */
export function useFileSummary(): (file: Pick<MediaFile, 'ext' | 'size'>) => string {
  const t = useMessages('member-content');
  const messages = useAllMessages();
  return ({ ext, size }) => {
    const kind = ext.slice(1).toUpperCase();
    if (size < 1000) return t('fileKilobytes', { kind, size: Math.max(1, Math.round(size)) });
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    return t('fileMegabytes', { kind, size: messages.formatNumber(size / 1000, digits) });
  };
}
