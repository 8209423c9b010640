import { exportAuditLog } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { CsvExportButton } from '../../layout/csv-export-button.tsx';
import { useTimeZone } from '../../lib/site.ts';
import { type AuditFilters, auditQuery } from './audit-filters.ts';

/** The entries of the current filters as a file for a spreadsheet. */
export function ExportButton({ filters }: { filters: AuditFilters }) {
  const t = useMessages('studio-audit');
  const zone = useTimeZone();
  const query = { ...auditQuery(filters, zone), format: 'csv' } as const;
  return (
    <CsvExportButton
      label={t('export')}
      filename="audit-log.csv"
      failed={t('exportFailed')}
      read={(api) => api(exportAuditLog, { query }, { isText: true })}
    />
  );
}
