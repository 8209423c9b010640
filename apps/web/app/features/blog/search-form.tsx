import { Button } from '@rostra/ui';
import { Form } from 'react-router';

/** Works as a plain form too: the address is the search. */
export function SearchForm({ search }: { search?: string | undefined }) {
  return (
    <Form
      method="get"
      action="/blog"
      role="search"
      data-print="hidden"
      className="flex w-full gap-2 sm:w-auto"
    >
      <input
        // A new search in the address is a new field: going back shows the old words again.
        key={search ?? ''}
        type="search"
        name="q"
        defaultValue={search}
        maxLength={200}
        aria-label="Search policies and posts"
        placeholder="Search"
        className="min-h-11 min-w-0 grow rounded border border-line-strong bg-raised px-3 text-base placeholder:text-muted sm:w-64"
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Form>
  );
}
