import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { createToastStore } from './toast-store.ts';
import { Toaster, ToastProvider } from './toaster.tsx';

const LONG_MS = 60_000;

async function renderToaster() {
  const store = createToastStore();
  await render(
    <ToastProvider store={store}>
      <Toaster />
    </ToastProvider>,
  );
  return store;
}

const toast = (title: string) => page.getByRole('listitem').filter({ hasText: title });
const background = (title: string) => getComputedStyle(toast(title).element()).backgroundColor;

it.each(['light', 'dark'])('gives destructive toasts a distinct background: %s', async (theme) => {
  document.documentElement.dataset.theme = theme;
  const store = await renderToaster();
  store.add({ title: 'Saved', durationMs: LONG_MS });
  store.add({ title: 'Failed', variant: 'destructive', durationMs: LONG_MS });
  await expect.element(toast('Failed')).toBeVisible();
  expect(background('Failed')).not.toBe(background('Saved'));
});

it('changes a toast in place', async () => {
  const store = await renderToaster();
  const id = store.add({ title: 'Saving…', durationMs: LONG_MS });
  await expect.element(toast('Saving…')).toBeVisible();
  store.update(id, { title: 'Saved' });
  await expect.element(toast('Saved')).toBeVisible();
  await expect.element(toast('Saving…')).not.toBeInTheDocument();
});

it('closes with its button and with Escape', async () => {
  const store = await renderToaster();
  store.add({ title: 'First', durationMs: LONG_MS });
  await toast('First').getByRole('button', { name: 'Close' }).click();
  await expect.element(toast('First')).not.toBeInTheDocument();
  store.add({ title: 'Second', durationMs: LONG_MS });
  await expect.element(toast('Second')).toBeVisible();
  toast('Second').getByRole('button', { name: 'Close' }).element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(toast('Second')).not.toBeInTheDocument();
});

it('shows the newest of five at the top', async () => {
  const store = await renderToaster();
  for (let number = 1; number <= 6; number += 1) {
    store.add({ title: `Toast ${number}`, durationMs: LONG_MS });
  }
  await expect.element(toast('Toast 6')).toBeVisible();
  await expect.element(toast('Toast 1')).not.toBeInTheDocument();
  const top = (title: string) => toast(title).element().getBoundingClientRect().top;
  expect(top('Toast 6')).toBeLessThan(top('Toast 2'));
});
