import { exportMembers } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { CsvExportButton } from '../../layout/csv-export-button.tsx';
import { useTimeZone } from '../../lib/site.ts';
import { type MemberFilters, memberQuery } from './member-filters.ts';

/** The members of the current filters as a file for a spreadsheet. */
export function ExportButton({ filters }: { filters: MemberFilters }) {
  const t = useMessages('studio-members');
  const zone = useTimeZone();
  return (
    <CsvExportButton
      label={t('export')}
      filename="members.csv"
      failed={t('exportFailed')}
      read={(api) => api(exportMembers, { query: memberQuery(filters, zone) }, { isText: true })}
    />
  );
}
