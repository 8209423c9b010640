import type { AuditEntry } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';

interface AuditFactsProps {
  before: AuditEntry['before'];
  after: AuditEntry['after'];
}

/** What was recorded about a change, field by field. */
export function AuditFacts({ before, after }: AuditFactsProps) {
  const t = useMessages('studio-audit');
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <div className="overflow-x-auto">
      <table className="mt-2 w-full max-w-3xl border-collapse text-xs">
        <thead>
          <tr className="border-line border-b text-muted">
            <th scope="col" className="py-1 pe-4 text-start font-medium">
              {t('field')}
            </th>
            <th scope="col" className="py-1 pe-4 text-start font-medium">
              {t('before')}
            </th>
            <th scope="col" className="py-1 text-start font-medium">
              {t('after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name} className="border-line border-b align-top">
              <th scope="row" className="py-1 pe-4 text-start font-medium">
                {name}
              </th>
              <td className="break-words py-1 pe-4">{show(before?.[name])}</td>
              <td className="break-words py-1">{show(after?.[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function show(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (Array.isArray(value)) return value.map(show).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
