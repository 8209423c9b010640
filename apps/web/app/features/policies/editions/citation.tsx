import type { EditionPolicy } from '@rostra/contract';
import { editionAddresses, elementIds, inLanguage, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTextLanguage } from '../../../lib/languages/text-language.ts';
import { useSite } from '../../../lib/site/site-context.ts';

interface CitationProps {
  policy: EditionPolicy;
  edition: { number: number; publishedAt: string };
  /** As it was in this edition. */
  title: string;
}

/** How to refer to an edition, with the URL that always leads to it. */
export function Citation({ policy, edition, title }: CitationProps) {
  const t = useMessages('editions');
  const format = useFormat();
  const site = useSite();
  const language = useTextLanguage(policy.locale);
  const { number, publishedAt } = edition;
  const path = pathTo(
    { path: editionAddresses.permanent },
    {
      documentId: policy.documentId,
      number: String(number),
    },
  );
  const url = site.url + inLanguage(path, policy.locale, site.languages);
  return (
    <section aria-labelledby={elementIds.citeAs} className="mt-10">
      <h2 id={elementIds.citeAs} className="font-sans font-semibold text-sm tracking-normal">
        {t('citeAs')}
      </h2>
      <p className="mt-2 max-w-measure break-words border-line-strong border-s-4 ps-4 font-serif">
        {t.rich('citation', {
          site: site.name,
          title,
          number,
          day: format.date(publishedAt),
          work: (name) => <cite {...language}>{name}</cite>,
        })}{' '}
        <a href={url} className="break-all text-accent underline">
          {url}
        </a>
      </p>
      <p className="mt-2 text-muted text-sm print:hidden">{t('permanentUrl')}</p>
    </section>
  );
}
