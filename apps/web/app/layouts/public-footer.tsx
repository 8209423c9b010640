import { pages } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { FacebookIcon, InstagramIcon, Link, LinkedInIcon, TwitterIcon } from '@rostra/ui';
import type { ReactNode } from 'react';
import { useReopenConsent } from '../features/site/index.ts';
import { LanguageList } from '../lib/languages/language-list.tsx';
import { linkTo, policyLinks, type SiteLink } from '../lib/navigation/site-links.ts';
import { BrandMark } from '../lib/site/brand.tsx';
import { useRootData } from '../lib/site/site-context.ts';
import { useSiteLinks } from '../lib/site/use-site-links.ts';

const ownPages: readonly SiteLink[] = [
  linkTo('aboutUs', pages.about),
  linkTo('blog', pages.blog),
  linkTo('manifesto', pages.manifesto),
];

interface FooterEntry {
  label: string;
  /** Null if no target is configured. The label is then shown without a link. */
  href: string | null;
}

export function PublicFooter() {
  const t = useMessages('site');
  const data = useRootData();
  const reopenConsent = useReopenConsent();
  const organizationLinks = useSiteLinks(ownPages);
  const policies = useSiteLinks(policyLinks);
  if (!data) return null;
  const { site, year } = data;
  const organization: FooterEntry[] = [
    ...organizationLinks,
    { label: t('careers'), href: site.careers },
  ];
  const legal: FooterEntry[] = [
    { label: t('privacyPolicy'), href: site.legal.privacy },
    { label: t('termsOfService'), href: site.legal.terms },
    { label: t('cookiePolicy'), href: site.legal.cookies },
  ];
  return (
    <footer data-print="hidden" className="border-ink border-t bg-paper">
      <div className="shell grid gap-10 py-12 md:grid-cols-12 md:py-16">
        <div className="md:col-span-5 md:pe-8">
          <BrandMark className="size-8" />
          <p className="mt-4 max-w-[26ch] font-serif text-xl">{t('tagline')}</p>
        </div>
        <nav
          aria-label={t('footerNavigation')}
          className="grid grid-cols-2 gap-8 sm:grid-cols-3 md:col-span-7"
        >
          <FooterColumn title={t('organization')} entries={organization} />
          <FooterColumn title={t('policies')} entries={policies} />
          <FooterColumn title={t('legal')} entries={legal} />
        </nav>
      </div>
      <div className="shell">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line border-t py-6 text-muted text-sm">
          <p className="min-w-0">
            © {year} {site.name}
          </p>
          <p className="wrap-anywhere">
            <a
              href={`mailto:${site.contactEmail}`}
              className="-my-2.5 inline-block py-2.5 text-ink underline"
            >
              {site.contactEmail}
            </a>
          </p>
          <LanguageList
            className="flex flex-wrap gap-x-4"
            linkClassName="-my-2.5 inline-block py-2.5"
          />
          {reopenConsent ? (
            <button
              type="button"
              onClick={({ currentTarget }) => reopenConsent(currentTarget)}
              className="text-ink underline"
            >
              {t('cookieSettings')}
            </button>
          ) : null}
          <ul className="-mx-2 flex">
            <SocialEntry label="Facebook" href={site.social.facebook} icon={<FacebookIcon />} />
            <SocialEntry label="Twitter" href={site.social.twitter} icon={<TwitterIcon />} />
            <SocialEntry label="Instagram" href={site.social.instagram} icon={<InstagramIcon />} />
            <SocialEntry label="LinkedIn" href={site.social.linkedin} icon={<LinkedInIcon />} />
          </ul>
        </div>
      </div>
    </footer>
  );
}

function FooterColumn({ title, entries }: { title: string; entries: readonly FooterEntry[] }) {
  return (
    <div>
      <h2 className="font-sans font-semibold text-sm tracking-normal">{title}</h2>
      <ul className="mt-3 text-sm">
        {entries.map(({ label, href }) => (
          <li key={label} className="wrap-anywhere">
            {href ? (
              <Link href={href} className="inline-block py-1.5 text-ink hover:underline">
                {label}
              </Link>
            ) : (
              <span className="inline-block py-1.5 text-muted">{label}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function SocialEntry({ label, href, icon }: FooterEntry & { icon: ReactNode }) {
  const className = 'inline-flex size-10 items-center justify-center';
  return (
    <li>
      {href ? (
        <a href={href} aria-label={label} className={`${className} text-ink hover:text-accent`}>
          {icon}
        </a>
      ) : (
        <span role="img" aria-label={label} className={className}>
          {icon}
        </span>
      )}
    </li>
  );
}
