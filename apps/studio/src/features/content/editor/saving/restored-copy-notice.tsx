import { useMessages } from '@rostra/messages/react';
import { Notice } from '@rostra/ui';
import { useSaveState } from '../fields/use-field.ts';

/** Says that this browser kept unsaved text, and whether the server has it by now. */
export function RestoredCopyNotice() {
  const t = useMessages('studio-editor');
  const { savedAt } = useSaveState();
  return (
    <Notice isLive className="mb-5" title={t('restoredTitle')}>
      {savedAt === undefined ? t('restoredText') : t('restoredSaved')}
    </Notice>
  );
}
