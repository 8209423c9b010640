import type { StudioImportOptions } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import { invalidField } from '../../../errors.ts';
import { areOpen } from '../../newsletters/index.ts';

/** Nobody is imported without newsletters that take subscribers, and a place that the consent comes from. */
export async function checkSubscriberOptions(
  queries: Queries,
  { newsletters = [], consent }: StudioImportOptions,
): Promise<void> {
  const invalid = (
    field: 'newsletters' | 'consent',
    key: 'newsletterRequired' | 'newsletterClosed' | 'consentRequired',
  ) => invalidField(['options', field], messageReference('imports-server', key));
  if (newsletters.length === 0) throw invalid('newsletters', 'newsletterRequired');
  if (!(await areOpen(queries, newsletters))) throw invalid('newsletters', 'newsletterClosed');
  if (consent === undefined) throw invalid('consent', 'consentRequired');
}
