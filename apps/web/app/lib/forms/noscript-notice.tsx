import { useMessages } from '@rostra/messages/react';
import { Notice } from '@rostra/ui';

/** Shown without JavaScript next to a form that needs it. */
export function NoscriptNotice() {
  const t = useMessages('forms');
  return (
    <noscript>
      <Notice tone="warning">{t('needsJavaScript')}</Notice>
    </noscript>
  );
}
