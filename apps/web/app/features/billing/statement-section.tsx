import { CancelledError } from '@rostra/browser/cancelled-error';
import { getStatement, listStatements } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, useToast } from '@rostra/ui';
import { SelectField } from '@rostra/ui/forms';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../lib/browser/save-file.ts';
import { MemberSection } from '../../lib/member-pages/member-section.tsx';
import { useApi } from '../sessions/index.ts';
import { explainPayment } from './payment/explain-payment.ts';

/** Downloads all payments of a year. Hidden while the years are unknown, like the empty lists of the page. */
export function StatementSection() {
  const t = useMessages('billing');
  const api = useApi();
  const toast = useToast();
  const { data } = useQuery({
    queryKey: ['billing', 'statements'],
    queryFn: ({ signal }) => api(listStatements, {}, { signal }),
  });
  const [chosen, setChosen] = useState<string>();
  const year = chosen ?? String(data?.years[0]?.year ?? '');
  const download = useMutation({
    mutationFn: () => api(getStatement, { params: { year } }, { isFile: true }),
    onSuccess: (file) => saveFile(`statement-${year}.pdf`, file),
    onError: (error) => {
      if (error instanceof CancelledError) return;
      const title = explainPayment(error, t('statement.failed'), t);
      toast.add({ title, variant: 'destructive' });
    },
  });
  if (!data || data.years.length === 0) return null;
  return (
    <MemberSection id="statement" title={t('statement.title')} text={t('statement.text')}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!download.isPending) download.mutate();
        }}
      >
        <SelectField
          label={t('statement.year')}
          value={year}
          onChange={(event) => setChosen(event.target.value)}
        >
          {data.years.map(({ year: value, entries: count }) => (
            <option key={value} value={value}>
              {t('statement.option', { year: String(value), count })}
            </option>
          ))}
        </SelectField>
        <div>
          <Button type="submit" variant="secondary" isBusy={download.isPending}>
            {t('statement.download')}
          </Button>
        </div>
      </form>
    </MemberSection>
  );
}
