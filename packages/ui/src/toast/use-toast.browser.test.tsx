import { useSyncExternalStore } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { TOAST_REMOVE_DELAY_MS, Toaster, ToastProvider, useToast } from '../index.ts';

const LONG_MS = 10 * TOAST_REMOVE_DELAY_MS;

/** A page that adds, updates and dismisses toasts, and lists the toasts of the hook. */
function Page() {
  const toast = useToast();
  const known = useSyncExternalStore(toast.subscribe, toast.getToasts);
  const last = () => known[0]?.id ?? '';
  const add = () => toast.add({ title: `Saving ${known.length + 1}`, durationMs: LONG_MS });
  const describe = ({ title, isOpen }: (typeof known)[number]) =>
    `${title}: ${isOpen ? 'open' : 'closed'}`;
  return (
    <main>
      <button type="button" onClick={add}>
        Add
      </button>
      <button
        type="button"
        onClick={() => toast.update(last(), { title: 'Not saved', variant: 'destructive' })}
      >
        Update
      </button>
      <button type="button" onClick={() => toast.dismiss(last())}>
        Dismiss last
      </button>
      <button type="button" onClick={() => toast.dismiss()}>
        Dismiss all
      </button>
      <output>{known.map(describe).join(', ')}</output>
    </main>
  );
}

const renderPage = () =>
  render(
    <ToastProvider>
      <Page />
      <Toaster />
    </ToastProvider>,
  );

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const toast = (title: string) => page.getByRole('listitem').filter({ hasText: title });
const expectKnown = (text: string) =>
  expect.element(document.querySelector('output') as HTMLElement).toHaveTextContent(text);

afterEach(() => {
  vi.useRealTimers();
});

it('updates the title and the variant of a visible toast', async () => {
  await renderPage();
  await press('Add');
  await expect.element(toast('Saving 1')).toBeVisible();
  await press('Update');
  await expect.element(toast('Not saved')).toHaveAttribute('data-variant', 'destructive');
  await expect.element(toast('Saving 1')).not.toBeInTheDocument();
});

it('removes a dismissed toast after 1,000,000 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await renderPage();
  await press('Add');
  await expect.element(toast('Saving 1')).toBeVisible();
  await press('Dismiss last');
  await expectKnown('Saving 1: closed');
  await expect.element(toast('Saving 1')).not.toBeInTheDocument();
  // Polling also advances the clock, so a few seconds have already passed.
  vi.advanceTimersByTime(990_000);
  await expectKnown('Saving 1: closed');
  vi.advanceTimersByTime(10_000);
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('');
});

it('dismisses one toast, or all of them', async () => {
  await renderPage();
  for (let count = 0; count < 3; count += 1) await press('Add');
  await press('Dismiss last');
  await expectKnown('Saving 3: closed, Saving 2: open, Saving 1: open');
  await expect.element(toast('Saving 3')).not.toBeInTheDocument();
  await press('Dismiss all');
  await expectKnown('Saving 3: closed, Saving 2: closed, Saving 1: closed');
  await expect.element(toast('Saving 1')).not.toBeInTheDocument();
});

it('counts a closed toast as dismissed: button, Escape and swipe', async () => {
  await renderPage();
  await press('Add');
  await toast('Saving 1').getByRole('button', { name: 'Close' }).click();
  await expectKnown('Saving 1: closed');

  await press('Add');
  await expect.element(toast('Saving 2')).toBeVisible();
  (toast('Saving 2').getByRole('button', { name: 'Close' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expectKnown('Saving 2: closed, Saving 1: closed');

  await press('Add');
  await expect.element(toast('Saving 3')).toBeVisible();
  swipe(toast('Saving 3').element(), 200);
  await expectKnown('Saving 3: closed, Saving 2: closed, Saving 1: closed');
});

function swipe(element: Element, distance: number): void {
  const { left, top } = element.getBoundingClientRect();
  const at = (type: string, x: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        pointerType: 'mouse',
        clientX: left + 20 + x,
        clientY: top + 10,
      }),
    );
  at('pointerdown', 0);
  for (let step = 1; step <= 4; step += 1) at('pointermove', (distance * step) / 4);
  at('pointerup', distance);
}
