import type {} from '@vitest/browser-playwright';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { Dialog } from './dialog.tsx';

function Example({ isBusy = false }: { isBusy?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog title="Remove card" isOpen={isOpen} isBusy={isBusy} onClose={() => setIsOpen(false)}>
        <button type="button">Remove</button>
      </Dialog>
    </>
  );
}

const dialog = () => page.getByRole('dialog', { name: 'Remove card' });

async function openDialog(props: { isBusy?: boolean } = {}) {
  await render(<Example {...props} />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(dialog()).toBeVisible();
}

it('is named by its title and moves the focus inside', async () => {
  await openDialog();
  expect(dialog().element().contains(document.activeElement)).toBe(true);
});

it('keeps the focus inside and the page behind inert', async () => {
  await openDialog();
  for (let step = 0; step < 4; step += 1) {
    await userEvent.tab();
    const { activeElement } = document;
    expect(activeElement === document.body || dialog().element().contains(activeElement)).toBe(
      true,
    );
  }
});

it('closes with Escape and returns the focus', async () => {
  await openDialog();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

it('closes with its button', async () => {
  await openDialog();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

it('stays open while busy', async () => {
  await openDialog({ isBusy: true });
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Close' })).toBeDisabled();
});

it('does not animate when reduced motion is preferred', async () => {
  const setReducedMotion = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value }],
    });
  const duration = () => Number.parseFloat(getComputedStyle(dialog().element()).animationDuration);
  await openDialog();
  expect(duration()).toBeGreaterThan(0.1);
  await setReducedMotion('reduce');
  expect(duration()).toBeLessThan(0.01);
  await setReducedMotion('');
});
