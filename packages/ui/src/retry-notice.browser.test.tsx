import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { RetryNotice } from './retry-notice.tsx';

const notice = (isBusy: boolean, onRetry = () => {}) => (
  <RetryNotice title="The list could not be loaded" isBusy={isBusy} onRetry={onRetry} />
);

it('announces the failure and retries by keyboard', async () => {
  const onRetry = vi.fn();
  await render(notice(false, onRetry));
  expect(page.getByRole('alert').element().textContent).toContain('The list could not be loaded');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
});

it('keeps the focus on the button while it is busy and does not retry twice', async () => {
  const onRetry = vi.fn();
  const { rerender } = await render(notice(false, onRetry));
  const button = page.getByRole('button', { name: 'Try again' });
  await button.click();
  await rerender(notice(true, onRetry));
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
});

it('announces a second failure by a new title', async () => {
  const { rerender } = await render(notice(false));
  const title = () => page.getByText('The list could not be loaded').element();
  const first = title();
  await rerender(notice(true));
  expect(title()).toBe(first);
  await rerender(notice(false));
  expect(title()).not.toBe(first);
});
