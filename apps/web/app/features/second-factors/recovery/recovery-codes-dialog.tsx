import { useMessages } from '@rostra/messages/react';
import { Button, useToast } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { saveFile } from '../../../lib/browser/save-file.ts';

interface RecoveryCodesDialogProps {
  /** Shown this once: the server stores only hashes. */
  codes: readonly string[] | undefined;
  onClose: () => void;
}

export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const t = useMessages('second-factors');
  const toast = useToast();
  const text = `${codes?.join('\n')}\n`;
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.add({ title: t('codesCopied') });
    } catch {
      toast.add({ title: t('codesNotCopied'), variant: 'destructive' });
    }
  }
  return (
    <Dialog isOpen={codes !== undefined} onClose={onClose} title={t('saveCodesTitle')}>
      <p className="mt-3 text-sm">{t('saveCodesText')}</p>
      <ol className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 rounded bg-sunken px-5 py-4 font-medium tabular-nums">
        {codes?.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => saveFile('recovery-codes.txt', new Blob([text]))}>
          {t('download')}
        </Button>
        <Button variant="secondary" onClick={copy}>
          {t('copy')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('codesSaved')}
        </Button>
      </div>
    </Dialog>
  );
}
