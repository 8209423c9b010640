import type { ListedAuditEntry } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useSite } from '../../lib/site.ts';
import { factNames } from './recorded-facts.ts';
import { useDescribeFact } from './use-describe-fact.ts';

/** What was recorded about a change, field by field. */
export function AuditFacts({ entry }: { entry: ListedAuditEntry }) {
  const t = useMessages('studio-audit');
  const describe = useDescribeFact(entry);
  const { languages } = useSite();
  const { before, after } = entry;
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
          {factNames(entry, languages).map((name) => (
            <tr key={name} className="border-line border-b align-top">
              <th scope="row" className="py-1 pe-4 text-start font-medium">
                {describe.label(name)}
              </th>
              <td className="break-words py-1 pe-4">
                <bdi>{describe.recorded(before, name)}</bdi>
              </td>
              <td className="break-words py-1">
                <bdi>{describe.recorded(after, name)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
