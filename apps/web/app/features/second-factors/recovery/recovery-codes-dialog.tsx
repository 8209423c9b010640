import { Button, useToast } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { saveFile } from '../../../lib/browser/save-file.ts';

interface RecoveryCodesDialogProps {
  /** Shown this once: the server stores only hashes. */
  codes: readonly string[] | undefined;
  onClose: () => void;
}

export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const toast = useToast();
  const text = `${codes?.join('\n')}\n`;
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.add({ title: 'The codes have been copied.' });
    } catch {
      toast.add({ title: 'The codes could not be copied.', variant: 'destructive' });
    }
  }
  return (
    <Dialog isOpen={codes !== undefined} onClose={onClose} title="Save your recovery codes">
      <p className="mt-3 text-sm">
        Each code lets you log in once if you lose your device. Keep them in a password manager or
        on paper. We will not show them again.
      </p>
      <ol className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 rounded bg-sunken px-5 py-4 font-medium tabular-nums">
        {codes?.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => saveFile('recovery-codes.txt', new Blob([text]))}>Download</Button>
        <Button variant="secondary" onClick={copy}>
          Copy
        </Button>
        <Button variant="quiet" onClick={onClose}>
          I have saved them
        </Button>
      </div>
    </Dialog>
  );
}
