import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { SkipLink } from './skip-link.tsx';

it('is visible only while it has the focus, and leads to the content', async () => {
  await render(
    <>
      <SkipLink />
      <a href="/other">Other link</a>
      <main id="main" tabIndex={-1}>
        Content
      </main>
    </>,
  );
  const link = page.getByRole('link', { name: 'Skip to content' });
  const width = () => link.element().getBoundingClientRect().width;
  expect(width()).toBeLessThanOrEqual(1);
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  expect(width()).toBeGreaterThan(44);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(width()).toBeLessThanOrEqual(1);
});
