import type { FooterPage } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';

/** What the studio calls the entries of the footer: their labels, in the language of the studio. */
export function useFooterPageName(): (page: FooterPage) => string {
  const t = useMessages('studio-settings');
  const site = useMessages('site');
  const studioPages = useMessages('studio-pages');
  const names: Record<FooterPage, string> = {
    about: site('nav.aboutUs'),
    blog: site('nav.blog'),
    manifesto: site('nav.manifesto'),
    careers: site('careers'),
    areas: t('footer.areas'),
    policies: t('footer.policies'),
    takePart: site('nav.takePart'),
    consultations: site('nav.consultations'),
    votes: site('nav.votes'),
    pledges: site('nav.pledges'),
    privacy: site('privacyPolicy'),
    terms: site('termsOfService'),
    cookies: site('cookiePolicy'),
    imprint: studioPages('page.imprint'),
  };
  return (page) => names[page];
}
