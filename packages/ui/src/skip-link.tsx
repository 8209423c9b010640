import { useMessages } from '@rostra/messages/react';

export function SkipLink({ href = '#main' }) {
  const t = useMessages('ui');
  return (
    <a
      href={href}
      className="sr-only focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-50 focus:rounded focus:bg-ink focus:px-4 focus:py-3 focus:text-paper"
    >
      {t('skipToContent')}
    </a>
  );
}
