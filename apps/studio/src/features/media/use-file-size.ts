import { useAllMessages, useMessages } from '@rostra/messages/react';

/** "312 KB" or "1.4 MB"; sizes of files are in kilobytes. */
export function useFileSize(): (file: { size: number }) => string {
  const t = useMessages('studio-media');
  const messages = useAllMessages();
  return ({ size }) =>
    size < 1000
      ? t('kilobytes', { size: messages.formatNumber(Math.max(1, Math.round(size))) })
      : t('megabytes', { size: messages.formatNumber(Math.round(size / 100) / 10) });
}
