import { FilterEntry } from './blog-frame.tsx';
import type { Category } from './post.ts';
import { type Filter, listPath } from './post-list.ts';

interface SubjectsProps {
  tags: readonly Category[];
  filter?: Filter | undefined;
}

/** The column beside a list: every tag, and how to follow without visiting. */
export function Subjects({ tags, filter }: SubjectsProps) {
  return (
    <div data-print="hidden" className="text-sm lg:pt-8">
      {tags.length > 0 ? (
        <nav aria-labelledby="subjects">
          <h2 id="subjects" className="font-sans font-semibold text-sm tracking-normal">
            Subjects
          </h2>
          <ul className="mt-2 flex flex-wrap gap-x-5 lg:block">
            {tags.map(({ name, slug }) => (
              <FilterEntry
                key={slug}
                label={name}
                href={listPath({ tag: slug })}
                isCurrent={filter?.kind === 'tag' && filter.slug === slug}
              />
            ))}
          </ul>
        </nav>
      ) : null}
      <p className="mt-8 border-line border-t pt-4 text-muted">
        Follow by{' '}
        <a href="/feed.xml" className="text-accent underline">
          RSS
        </a>{' '}
        or{' '}
        <a href="/feed.json" className="text-accent underline">
          JSON Feed
        </a>
        , without an account.
      </p>
    </div>
  );
}
