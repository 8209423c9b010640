import { type SubscriberPreferences, sendFreshLink } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useApi } from '../../sessions/index.ts';
import { AddressForm } from './address-form.tsx';
import { CallAnswer } from './call-answer.tsx';
import { DataActions } from './data-actions.tsx';
import { useLinkCalls } from './use-link-calls.ts';

interface SubscriberDataProps {
  code: string;
  preferences: SubscriberPreferences;
  onErased: () => void;
  onSpent: () => void;
}

/** What only the owner of the address may do, with a link that is new. */
export function SubscriberData({ code, preferences, onErased, onSpent }: SubscriberDataProps) {
  const t = useMessages('newsletters');
  return (
    <section aria-labelledby="data" className="mt-12 border-line border-t pt-8">
      <h2 id="data" className="text-xl">
        {t('dataTitle')}
      </h2>
      {preferences.isFresh ? (
        <>
          {preferences.hasAccount ? (
            <p className="mt-3 text-muted">{t('accountAddress')}</p>
          ) : (
            <AddressForm code={code} onSpent={onSpent} />
          )}
          <DataActions code={code} onErased={onErased} onSpent={onSpent} />
        </>
      ) : (
        <FreshLink code={code} onSpent={onSpent} />
      )}
    </section>
  );
}

function FreshLink({ code, onSpent }: Pick<SubscriberDataProps, 'code' | 'onSpent'>) {
  const t = useMessages('newsletters');
  const api = useApi();
  const { running, answer, run } = useLinkCalls(onSpent);
  const send = async () => {
    await api(sendFreshLink, { body: { code } });
    return t('linkSent');
  };
  return (
    <>
      <p className="mt-3 text-muted">{t('dataText')}</p>
      <CallAnswer answer={answer} />
      <Button
        variant="secondary"
        className="mt-4"
        isBusy={running !== undefined}
        onClick={() => void run('send', send)}
      >
        {t('sendLink')}
      </Button>
    </>
  );
}
