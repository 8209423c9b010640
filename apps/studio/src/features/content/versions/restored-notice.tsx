import { useMessages } from '@rostra/messages/react';
import { Button, LinkButton, Notice } from '@rostra/ui';
import { useDescribeField } from '../changes/use-describe-field.ts';
import { useDescribeVersion } from './use-describe-version.ts';
import type { Restored } from './use-restore.ts';

interface RestoredNoticeProps {
  restored: Restored;
  editorPath: string;
  isBusy: boolean;
  onUndo: () => Promise<void>;
}

/** What was restored, what could not be, and the way back. */
export function RestoredNotice({ restored, editorPath, isBusy, onUndo }: RestoredNoticeProps) {
  const t = useMessages('studio-versions');
  const describe = useDescribeVersion();
  const { label } = useDescribeField();
  const { version, lost, before } = restored;
  const fields = [...new Set(lost.map(({ field }) => label(field)))].join(', ');
  return (
    <Notice tone={fields ? 'warning' : 'success'} isLive className="mb-5">
      <p>{t('restored', { time: describe(version).moment })}</p>
      {fields ? <p className="mt-1">{t('lost', { fields })}</p> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <LinkButton href={editorPath} size="small">
          {t('openText')}
        </LinkButton>
        {before ? (
          <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => void onUndo()}>
            {t('undo')}
          </Button>
        ) : null}
      </div>
    </Notice>
  );
}
