import { CancelledError } from '@rostra/browser/cancelled-error';
import type { Client } from '@rostra/contract/client';
import { Button, useToast } from '@rostra/ui';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../lib/save-file.ts';
import { useErrorText } from '../lib/use-error-text.ts';
import { useApi } from '../session/session-provider.tsx';

interface CsvExportButtonProps {
  label: string;
  filename: string;
  /** The title of the message if it fails. */
  failed: string;
  read: (api: Client) => Promise<string>;
}

/** Saves a file for a spreadsheet. The server may want a proof of identity; without it, nothing happens. */
export function CsvExportButton({ label, filename, failed, read }: CsvExportButtonProps) {
  const errorText = useErrorText();
  const api = useApi();
  const toast = useToast();
  const download = useMutation({
    mutationFn: () => read(api),
    onSuccess: (csv) => saveFile(filename, 'text/csv', csv),
    onError: (error) => {
      if (error instanceof CancelledError) return;
      toast.add({
        variant: 'destructive',
        title: failed,
        description: errorText(error),
      });
    },
  });
  return (
    <Button
      variant="secondary"
      size="small"
      className="min-h-10"
      isBusy={download.isPending}
      onClick={() => download.mutate()}
    >
      {label}
    </Button>
  );
}
