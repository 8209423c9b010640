import { checkPaymentSetup } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice, Skeleton, TextLink } from '@rostra/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../../lib/list-states/load-failure.tsx';
import { useApi } from '../../../../session/session-provider.tsx';
import { PaymentChecks } from './payment-checks.tsx';

const setupQuery = (api: Client) =>
  queryOptions({
    queryKey: ['payment-setup'],
    queryFn: async ({ signal }) => (await api(checkPaymentSetup, {}, { signal })).data,
    refetchOnWindowFocus: false,
  });

/** Which payments the site takes, and whether Stripe has everything that they need. Asked live. */
export function PaymentsSection() {
  const t = useMessages('studio-settings');
  const setup = useQuery(setupQuery(useApi()));
  if (setup.isError) return <LoadFailure query={setup} title={t('payments.failed')} />;
  if (!setup.data) return <Skeleton className="h-40 w-full" />;
  const { mode, missing, key } = setup.data;
  return (
    <>
      <Notice tone={mode === 'live' ? 'success' : 'warning'} title={t(`payments.mode.${mode}`)}>
        {missing.length > 0 ? (
          <>
            <p>{t('payments.missing')}</p>
            <ul className="mt-1 list-disc ps-5">
              {missing.map((name) => (
                <li key={name}>
                  <code dir="ltr" className="font-mono text-xs">
                    {name}
                  </code>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </Notice>
      <p className="mt-4 text-muted">
        {t.rich('payments.help', {
          link: (children) => <TextLink href={`${studioPath}/plans`}>{children}</TextLink>,
        })}
      </p>
      {key === null ? null : (
        <>
          <PaymentChecks setup={setup.data} />
          <Button
            variant="secondary"
            className="mt-4"
            isBusy={setup.isFetching}
            onClick={() => void setup.refetch()}
          >
            {t('payments.again')}
          </Button>
        </>
      )}
    </>
  );
}
