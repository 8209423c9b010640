import { useMessages } from '@rostra/messages/react';
import { Notice } from '@rostra/ui';
import { useSaveState } from '../fields/use-field.ts';

/** Says that this browser kept unsaved text, until the server has it. */
export function RestoredCopyNotice() {
  const t = useMessages('studio-editor');
  const { savedAt } = useSaveState();
  if (savedAt !== undefined) return null;
  return (
    <Notice isLive className="mb-5" title={t('restoredTitle')}>
      {t('restoredText')}
    </Notice>
  );
}
