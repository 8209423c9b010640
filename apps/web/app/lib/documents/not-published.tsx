import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { EmptyState, LinkButton } from '@rostra/ui';

interface NotPublishedProps {
  title: string;
  /** Describes the future content of the page. */
  children: string;
}

/** Shown for a page without content. */
export function NotPublished({ title, children }: NotPublishedProps) {
  const t = useMessages('documents');
  const site = useMessages('site');
  return (
    <div className="shell py-section">
      <h1 className="text-4xl">{title}</h1>
      <EmptyState
        className="mt-10"
        title={t('notPublished')}
        action={<LinkButton href={pathTo(pages.landing)}>{site('goHome')}</LinkButton>}
      >
        {children}
      </EmptyState>
    </div>
  );
}
