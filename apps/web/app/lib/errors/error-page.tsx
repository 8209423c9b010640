import { pages, pathTo } from '@rostra/contract/pages';
import { LinkButton, TextLink } from '@rostra/ui';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { useRootData } from '../site/site-context.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** What to show in place of a page that failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const contact = useRootData()?.site.contactEmail;
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  const isUnavailable = isRouteErrorResponse(error) && error.status === 503;
  return (
    <div className="shell py-section">
      <h1 className="max-w-[18ch] text-4xl">
        {isUnavailable ? 'This page cannot be reached just now.' : 'This page could not be shown.'}
      </h1>
      <p className="mt-6 max-w-measure text-lg text-muted">
        {isUnavailable
          ? 'The part of the site that holds its content is not answering. That usually passes within minutes.'
          : 'Something went wrong on our side, or a part of the page did not arrive. Nothing you entered elsewhere is lost.'}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {/* A full load, not the router's: it also fetches the program anew. */}
        <a
          href={pathname + search}
          className="inline-flex min-h-11 items-center rounded border border-accent bg-accent px-5 font-medium text-on-accent hover:bg-accent-hover"
        >
          Try again
        </a>
        <LinkButton href={pathTo(pages.landing)} variant="secondary">
          Go to the home page
        </LinkButton>
      </div>
      {contact ? (
        <p className="mt-10 text-muted text-sm">
          If it keeps happening, write to <TextLink href={`mailto:${contact}`}>{contact}</TextLink>.
        </p>
      ) : null}
    </div>
  );
}
