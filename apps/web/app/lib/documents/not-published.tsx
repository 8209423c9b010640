import { pages, pathTo } from '@rostra/contract/pages';
import { EmptyState, LinkButton } from '@rostra/ui';

interface NotPublishedProps {
  title: string;
  /** Describes the future content of the page. */
  children: string;
}

/** Shown for a page without content. */
export function NotPublished({ title, children }: NotPublishedProps) {
  return (
    <div className="shell py-section">
      <h1 className="text-4xl">{title}</h1>
      <EmptyState
        className="mt-10"
        title="This page has not been published yet."
        action={<LinkButton href={pathTo(pages.landing)}>Go to the home page</LinkButton>}
      >
        {children}
      </EmptyState>
    </div>
  );
}
