import type { VersionSummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useDescribeVersion } from './use-describe-version.ts';

interface RestoreDialogProps {
  /** Undefined while the dialog is closed. */
  version: VersionSummary | undefined;
  isBusy: boolean;
  error: string | undefined;
  onClose: () => void;
  onRestore: (version: VersionSummary) => Promise<void>;
}

export function RestoreDialog(props: RestoreDialogProps) {
  const { version, isBusy, error, onClose, onRestore } = props;
  const t = useMessages('studio-versions');
  const describe = useDescribeVersion();
  return (
    <Dialog
      isOpen={version !== undefined}
      onClose={onClose}
      isBusy={isBusy}
      title={t('restoreTitle')}
    >
      {version ? (
        <>
          <p className="mt-3 text-muted">{t('restoreText', { time: describe(version).moment })}</p>
          {error ? (
            <Notice tone="danger" isLive className="mt-4">
              {error}
            </Notice>
          ) : null}
          <Button className="mt-5" isBusy={isBusy} onClick={() => void onRestore(version)}>
            {t('restoreConfirm')}
          </Button>
        </>
      ) : null}
    </Dialog>
  );
}
