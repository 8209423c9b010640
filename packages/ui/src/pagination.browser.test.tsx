import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { Pagination } from './pagination.tsx';

const hrefFor = (number: number) => `#page-${number}`;

it('marks the current page and links to its neighbours', async () => {
  await render(<Pagination page={3} pageCount={9} hrefFor={hrefFor} />);
  const nav = page.getByRole('navigation', { name: 'Pages' });
  await expect
    .element(nav.getByRole('link', { name: 'Page 3' }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(nav.getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev');
  await expect.element(nav.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-4');
});

it('has no link before the first page and after the last', async () => {
  await render(<Pagination page={1} pageCount={2} hrefFor={hrefFor} />);
  await expect.element(page.getByText('Previous')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
});

it('is not shown for a single page', async () => {
  await render(<Pagination page={1} pageCount={1} hrefFor={hrefFor} />);
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
});
