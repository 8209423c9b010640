import { useMessages } from '@rostra/messages/react';
import { Button, useToast } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { saveFile } from '../../../lib/save-file.ts';

interface CodesDialogProps {
  /** Shown this once. */
  codes: readonly string[] | undefined;
  onClose: () => void;
}

export function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const t = useMessages('studio-gifts');
  const toast = useToast();
  async function copy() {
    try {
      await navigator.clipboard.writeText(`${codes?.join('\n')}\n`);
      toast.add({ title: t('copied') });
    } catch {
      toast.add({ title: t('notCopied'), variant: 'destructive' });
    }
  }
  // Codes have digits and capital letters only, so no program takes one for a formula.
  const csv = ['code', ...(codes ?? [])].map((cell) => `"${cell}"\r\n`).join('');
  return (
    <Dialog isOpen={codes !== undefined} onClose={onClose} title={t('codesTitle')}>
      <p className="mt-3 text-muted">{t('codesText')}</p>
      <ol className="mt-4 max-h-60 overflow-y-auto border-line border-y py-2 font-mono" dir="ltr">
        {codes?.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => saveFile('gift-codes.csv', 'text/csv', csv)}>{t('download')}</Button>
        <Button variant="secondary" onClick={copy}>
          {t('copy')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </Dialog>
  );
}
