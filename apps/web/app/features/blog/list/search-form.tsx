import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Form } from 'react-router';
import { type Filters, nameOf, slugsOf } from './post-list.ts';

interface SearchFormProps {
  search?: string | undefined;
  /** The search is restricted to these filters. */
  filters: Filters;
}

/** Works without JavaScript: the search is part of the URL. */
export function SearchForm({ search, filters }: SearchFormProps) {
  const t = useMessages('blog');
  const name = nameOf(filters);
  const { category, tag } = slugsOf(filters);
  return (
    <Form
      method="get"
      action={pathTo(pages.blog)}
      role="search"
      data-print="hidden"
      className="flex w-full gap-2 sm:w-auto"
    >
      {category ? <input type="hidden" name="category" value={category} /> : null}
      <input
        // Remounts on navigation, so that going back restores the previous search.
        key={search ?? ''}
        type="search"
        name="q"
        defaultValue={search}
        maxLength={200}
        aria-label={name ? t('searchIn', { name }) : t('searchLabel')}
        placeholder={name ? t('searchIn', { name }) : t('search')}
        className="min-h-11 min-w-0 grow text-ellipsis rounded border border-line-strong bg-raised px-3 text-base placeholder:text-muted sm:w-64"
      />
      {tag ? <input type="hidden" name="tag" value={tag} /> : null}
      <Button type="submit" variant="secondary">
        {t('search')}
      </Button>
    </Form>
  );
}
