import { formatMoney } from '@rostra/contract';
import { languages } from '@rostra/messages';
import { useAllMessages } from '@rostra/messages/react';
import { useCallback } from 'react';

/** Writes amounts of money in the language of the studio. */
export function useMoney(): (minor: number, currency: string) => string {
  const { language } = useAllMessages();
  return useCallback(
    (minor, currency) => formatMoney(minor, currency, languages[language].money),
    [language],
  );
}
