import { EmptyState, Link, LinkButton } from '@rostra/ui';
import { Day } from '../../../lib/dates/day.tsx';
import { DottedLine } from '../../../lib/documents/dotted-line.tsx';
import { BlogFrame } from './blog-frame.tsx';
import { listPath, nameOf, type SearchResults } from './post-list.ts';
import { Subjects } from './subjects.tsx';

const kinds: Readonly<Record<string, string>> = {
  'blog-posts': 'Blog',
  policies: 'Policy',
  'member-contents': 'For members',
};

export function SearchPage({ results }: { results: SearchResults }) {
  const { search, hits } = results;
  const name = nameOf(results.filters);
  const broaderLink = name
    ? { label: 'Search all policies and posts', href: listPath({ search }) }
    : { label: 'See all posts', href: listPath({}) };
  return (
    <BlogFrame
      title="Search"
      lead={hits.length > 0 ? summary(results) : undefined}
      broaderLink={hits.length > 0 ? broaderLink : undefined}
      choice={results}
      search={search}
    >
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-8">
          {hits.length === 0 ? (
            <EmptyState
              className="mt-8 border-t-0 pt-0"
              title={`Nothing found for “${search}”${name ? ` in ${name}` : ''}`}
              action={<LinkButton href={broaderLink.href}>{broaderLink.label}</LinkButton>}
            >
              Try fewer or more general words, or browse the subjects.
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

function summary({ search, total, hits, filters }: SearchResults): string {
  const found = total === 1 ? '1 result' : `${total} results`;
  const place = nameOf(filters) || 'all policies and posts';
  const shown = total > hits.length ? `, the first ${hits.length} shown` : '';
  return `${found} for “${search}” in ${place}${shown}.`;
}

function Hit({ hit }: { hit: SearchResults['hits'][number] }) {
  return (
    <article className="group relative">
      <h2 className="text-xl">
        <Link
          href={hit.path}
          className="no-underline after:absolute after:inset-0 group-hover:underline group-hover:decoration-1"
        >
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the search, which adds only marks */}
          <span dangerouslySetInnerHTML={{ __html: hit.titleHtml }} />
        </Link>
      </h2>
      <p
        className="figures-text mt-1.5 max-w-measure font-serif"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the search, which adds only marks
        dangerouslySetInnerHTML={{ __html: hit.excerptHtml }}
      />
      <div className="mt-2">
        <DottedLine>
          {kinds[hit.collection] ?? 'Page'}
          <Day iso={hit.publishedAt} />
        </DottedLine>
      </div>
    </article>
  );
}
