import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LinkButton, TextLink } from '@rostra/ui';
import { useHref } from 'react-router';
import { useRootData } from '../site/site-context.ts';

interface FailureMessageProps {
  title: string;
  text: string;
  retryHref: string;
}

/** A full-page message with a retry button. */
export function FailureMessage({ title, text, retryHref }: FailureMessageProps) {
  const t = useMessages('site');
  const contact = useRootData()?.site.contactEmail;
  return (
    <div role="alert" className="shell in-data-member-area:p-0 py-section">
      <h1 className="max-w-[18ch] text-4xl">{title}</h1>
      <p className="mt-6 max-w-measure text-lg text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {/* A full page load, which also reloads the scripts. */}
        <a
          href={useHref(retryHref)}
          className="inline-flex min-h-11 items-center rounded border border-accent bg-accent px-5 font-medium text-on-accent hover:bg-accent-hover"
        >
          {t('tryAgain')}
        </a>
        <LinkButton href={pathTo(pages.landing)} variant="secondary">
          {t('goHome')}
        </LinkButton>
      </div>
      {contact ? (
        <p className="mt-10 text-muted text-sm">
          {t.rich('contactUs', {
            address: contact,
            link: (address) => <TextLink href={`mailto:${contact}`}>{address}</TextLink>,
          })}
        </p>
      ) : null}
    </div>
  );
}
