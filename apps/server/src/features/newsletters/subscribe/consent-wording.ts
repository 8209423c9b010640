import { languages } from '@rostra/messages';
import type { LocalSite } from '../../../languages/site.ts';

interface Named {
  readonly name: string;
}

/** «Weekly letter and Press» in the language of the reader. */
export const listNames = ({ messages }: LocalSite, newsletters: readonly Named[]): string =>
  new Intl.ListFormat(languages[messages.language].locale).format(
    newsletters.map(({ name }) => name),
  );

/** What the form says that people agree to. Written here, so that the record has what they were shown. */
export const consentWording = (site: LocalSite, newsletters: readonly Named[]): string =>
  site.messages.of('newsletters')('consent', { names: listNames(site, newsletters) });
