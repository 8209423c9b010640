import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { Button } from './button.tsx';
import { ErrorSummary } from './forms/error-summary.tsx';
import { Loading } from './loading.tsx';
import { ArticleSkeleton, Skeleton } from './skeleton.tsx';

it('announces loading once and hides the skeleton from screen readers', async () => {
  await render(
    <Loading>
      <ArticleSkeleton />
    </Loading>,
  );
  const status = page.getByRole('status');
  await expect.element(status).toBeInTheDocument();
  expect(status.element().textContent).toBe('Loading');
  const blocks = [...status.element().querySelectorAll('.skeleton')];
  expect(blocks.every((block) => block.getAttribute('aria-hidden') === 'true')).toBe(true);
});

it.each(['light', 'dark'])('renders a visible skeleton: %s', async (theme) => {
  document.documentElement.dataset.theme = theme;
  const { container } = await render(<Skeleton className="h-4 w-24" />);
  const block = getComputedStyle(container.querySelector('.skeleton') as Element);
  const paper = getComputedStyle(document.body).backgroundColor;
  expect([block.backgroundColor, block.backgroundImage]).not.toEqual([paper, 'none']);
});

it('focuses an error summary, which links to the field', async () => {
  await render(
    <>
      <ErrorSummary errors={[{ fieldId: 'email', message: 'Enter an email address' }]} />
      <input id="email" aria-label="Email" />
    </>,
  );
  await expect.element(page.getByRole('alert')).toHaveFocus();
  const link = page.getByRole('link', { name: 'Enter an email address' });
  await expect.element(link).toHaveAttribute('href', '#email');
});

it('shows the keyboard focus of a button', async () => {
  await render(<Button>Save</Button>);
  const button = page.getByRole('button', { name: 'Save' }).element() as HTMLElement;
  button.focus({ focusVisible: true } as FocusOptions);
  expect(getComputedStyle(button).outlineStyle).not.toBe('none');
});
