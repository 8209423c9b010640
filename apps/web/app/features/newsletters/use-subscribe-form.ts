import { LEAST_FORM_MS, newsletterRequestSchema, requestSubscription } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { useState } from 'react';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useApi } from '../sessions/index.ts';

const schema = newsletterRequestSchema.pick({ email: true, website: true });

export function useSubscribeForm(chosen: readonly string[]) {
  const t = useMessages('newsletters');
  const api = useApi();
  const [shownAt] = useState(() => performance.now());
  const [isSent, setIsSent] = useState(false);
  const [choiceError, setChoiceError] = useState<string>();
  const { props } = useContractForm({
    schema,
    names: ['email', 'website'],
    submit: async ({ email, website }) => {
      setIsSent(false);
      setChoiceError(chosen.length === 0 ? t('chooseOne') : undefined);
      if (chosen.length === 0) return undefined;
      // A browser that fills in the address can be as quick as a robot.
      await pause(LEAST_FORM_MS - (performance.now() - shownAt));
      const page = pathTo(pages.newsletters);
      const elapsedMs = Math.ceil(performance.now() - shownAt);
      const newsletters = [...chosen];
      await api(requestSubscription, { body: { email, website, newsletters, elapsedMs, page } });
      setIsSent(true);
      return undefined;
    },
  });
  return { props, isSent, choiceError };
}

const pause = (milliseconds: number) =>
  milliseconds > 0
    ? new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
    : Promise.resolve();
