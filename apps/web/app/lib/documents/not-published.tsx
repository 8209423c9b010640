import { pages, pathTo } from '@rostra/contract/pages';
import { EmptyState, LinkButton } from '@rostra/ui';

interface NotPublishedProps {
  title: string;
  /** What will stand here. */
  children: string;
}

/** A page that exists but has no content yet says so, and offers a way on. */
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
