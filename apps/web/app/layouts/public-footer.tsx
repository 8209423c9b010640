import { pages } from '@rostra/contract/pages';
import { FacebookIcon, InstagramIcon, Link, LinkedInIcon, TwitterIcon } from '@rostra/ui';
import type { ReactNode } from 'react';
import { useReopenConsent } from '../features/site/index.ts';
import { LanguageList } from '../lib/languages/language-list.tsx';
import { linkTo, policyLinks, type SiteLink } from '../lib/navigation/site-links.ts';
import { BrandMark } from '../lib/site/brand.tsx';
import { useRootData } from '../lib/site/site-context.ts';
import { TAGLINE } from '../lib/site/tagline.ts';
import { useAvailableLinks } from '../lib/site/use-available-links.ts';

const ownPages: readonly SiteLink[] = [
  linkTo('About Us', pages.about),
  linkTo('Blog', pages.blog),
  linkTo('Tech Manifesto', pages.manifesto),
];

interface FooterEntry {
  label: string;
  /** Null if no target is configured. The label is then shown without a link. */
  href: string | null;
}

export function PublicFooter() {
  const data = useRootData();
  const reopenConsent = useReopenConsent();
  const organizationLinks = useAvailableLinks(ownPages);
  if (!data) return null;
  const { site, year } = data;
  const organization: FooterEntry[] = [
    ...organizationLinks,
    { label: 'Careers', href: site.careers },
  ];
  const legal: FooterEntry[] = [
    { label: 'Privacy Policy', href: site.legal.privacy },
    { label: 'Terms of Service', href: site.legal.terms },
    { label: 'Cookie Policy', href: site.legal.cookies },
  ];
  return (
    <footer data-print="hidden" className="border-ink border-t bg-paper">
      <div className="shell grid gap-10 py-12 md:grid-cols-12 md:py-16">
        <div className="md:col-span-5 md:pr-8">
          <BrandMark className="size-8" />
          <p className="mt-4 max-w-[26ch] font-serif text-xl">{TAGLINE}</p>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-8 sm:grid-cols-3 md:col-span-7">
          <FooterColumn title="Organization" entries={organization} />
          <FooterColumn title="Policies" entries={policyLinks} />
          <FooterColumn title="Legal" entries={legal} />
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
              Cookie settings
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
          <li key={label}>
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
