import type { Translate } from '@rostra/messages';
import { useMessages } from '@rostra/messages/react';
import { EmptyState, Link, LinkButton } from '@rostra/ui';
import { Day } from '../../../lib/dates/day.tsx';
import { DottedLine } from '../../../lib/documents/dotted-line.tsx';
import { useTextLanguage } from '../../../lib/languages/text-language.ts';
import { BlogFrame } from './blog-frame.tsx';
import { listPath, nameOf, type SearchResults } from './post-list.ts';
import { Subjects } from './subjects.tsx';

const kinds = ['blog-posts', 'policies', 'member-contents'] as const;

const kindOf = (collection: string) => kinds.find((kind) => kind === collection) ?? 'other';

export function SearchPage({ results }: { results: SearchResults }) {
  const t = useMessages('blog');
  const { search, hits } = results;
  const name = nameOf(results.filters);
  const broaderLink = name
    ? { label: t('searchAll'), href: listPath({ search }) }
    : { label: t('seeAll'), href: listPath({}) };
  return (
    <BlogFrame
      title={t('search')}
      lead={hits.length > 0 ? summary(t, results) : undefined}
      broaderLink={hits.length > 0 ? broaderLink : undefined}
      choice={results}
      search={search}
    >
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-8">
          {hits.length === 0 ? (
            <EmptyState
              className="mt-8 border-t-0 pt-0"
              title={name ? t('nothingFoundIn', { search, name }) : t('nothingFound', { search })}
              action={<LinkButton href={broaderLink.href}>{broaderLink.label}</LinkButton>}
            >
              {t('nothingFoundText')}
            </EmptyState>
          ) : (
            <ol className="divide-y divide-line">
              {hits.map((hit) => (
                <li key={hit.path} className="py-7">
                  <Hit hit={hit} />
                </li>
              ))}
            </ol>
          )}
        </div>
        <div className="lg:col-span-3 lg:col-start-10">
          <Subjects choice={results} search={search} />
        </div>
      </div>
    </BlogFrame>
  );
}

function summary(t: Translate<'blog'>, results: SearchResults): string {
  const { search, total } = results;
  const shown = results.hits.length;
  const name = nameOf(results.filters);
  if (total > shown) {
    return name
      ? t('firstResultsIn', { total, search, name, shown })
      : t('firstResults', { total, search, shown });
  }
  return name ? t('resultsIn', { total, search, name }) : t('results', { total, search });
}

function Hit({ hit }: { hit: SearchResults['hits'][number] }) {
  const t = useMessages('blog');
  const language = useTextLanguage(hit.locale);
  return (
    <article className="group relative">
      <h2 className="text-xl">
        <Link
          href={hit.path}
          className="no-underline after:absolute after:inset-0 group-hover:underline group-hover:decoration-1"
        >
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the search, which adds only marks */}
          <span {...language} dangerouslySetInnerHTML={{ __html: hit.titleHtml }} />
        </Link>
      </h2>
      <p
        {...language}
        className="figures-text mt-1.5 max-w-measure font-serif"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the search, which adds only marks
        dangerouslySetInnerHTML={{ __html: hit.excerptHtml }}
      />
      <div className="mt-2">
        <DottedLine>
          {t(`kind.${kindOf(hit.collection)}`)}
          <Day iso={hit.publishedAt} />
        </DottedLine>
      </div>
    </article>
  );
}
