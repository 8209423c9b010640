import { pages, pathTo } from '@rostra/contract/pages';
import type { LocalSite } from '../../../languages/site.ts';

/** Two paragraphs of emails that report a login or a change of an account. */
export const securityNotes = (site: LocalSite): [ifThisWasYou: string, ifThisWasNotYou: string] => {
  const t = site.messages.of('mail');
  return [
    t('ifThisWasYou'),
    t('ifThisWasNotYou', { url: site.url + pathTo(pages.forgotPassword) }),
  ];
};
