import { CancelledError } from '@rostra/browser/cancelled-error';
import { exportAuditLog } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, useToast } from '@rostra/ui';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../lib/error-text.ts';
import { saveFile } from '../lib/save-file.ts';
import { useTimeZone } from '../lib/site.ts';
import { useApi } from '../session/session-provider.tsx';
import { type AuditFilters, auditQuery } from './audit-filters.ts';

/** The entries of the current filters as a file for a spreadsheet. */
export function ExportButton({ filters }: { filters: AuditFilters }) {
  const t = useMessages('studio-audit');
  const forms = useMessages('studio-forms');
  const api = useApi();
  const zone = useTimeZone();
  const toast = useToast();
  const download = useMutation({
    mutationFn: () =>
      api(
        exportAuditLog,
        { query: { ...auditQuery(filters, zone), format: 'csv' } },
        { isText: true },
      ),
    onSuccess: (csv) => saveFile('audit-log.csv', 'text/csv', csv),
    onError: (error) => {
      if (error instanceof CancelledError) return;
      toast.add({
        variant: 'destructive',
        title: t('exportFailed'),
        description: errorText(error, forms('noConnection')),
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
      {t('export')}
    </Button>
  );
}
