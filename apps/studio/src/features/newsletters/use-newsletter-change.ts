import type { ManagedNewsletter } from '@rostra/contract';
import { type ChangeOptions, useChange } from '../../session/use-change.ts';
import { newsletterListKey, newslettersKey } from './newsletters-query.ts';

type NewsletterChange<Input> = Omit<
  ChangeOptions<Input, { data: ManagedNewsletter[] }>,
  'keep' | 'affects'
>;

/** Every change answers with all newsletters. */
export const useNewsletterChange = <Input = void>(options: NewsletterChange<Input>) =>
  useChange({
    ...options,
    keep: (queries, { data }) => queries.setQueryData(newsletterListKey, data),
    affects: newslettersKey,
  });
