import { inLanguage } from '@rostra/contract/pages';
import { useAllMessages, useMessages } from '@rostra/messages/react';
import { useSite } from '../../../lib/site/site-context.ts';
import { editionFilePath } from './edition-paths.ts';

interface EditionDownloadsProps {
  /** Names the policy in the URLs of its editions. */
  slug: string;
  number: number;
}

/** Links to the files of an edition. */
export function EditionDownloads({ slug, number }: EditionDownloadsProps) {
  const t = useMessages('editions');
  const { language } = useAllMessages();
  const site = useSite();
  const link = (format: 'pdf' | 'epub') => (name: React.ReactNode) => (
    <a
      href={inLanguage(editionFilePath(slug, number, format), language, site.languages)}
      className="text-accent underline"
    >
      {name}
    </a>
  );
  return <span>{t.rich('download', { pdf: link('pdf'), epub: link('epub') })}</span>;
}
