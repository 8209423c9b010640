import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { DropdownMenu } from './dropdown-menu.tsx';

const button = () => page.getByRole('button', { name: 'Account' });
const item = (name: string) => page.getByRole('menuitem', { name });

async function renderMenu() {
  const onLogOut = vi.fn();
  await render(
    <DropdownMenu
      label="Account"
      items={[
        { label: 'Dashboard', href: '#dashboard' },
        { label: 'Profile', href: '#profile' },
        'separator',
        { label: 'Logout', onSelect: onLogOut },
      ]}
    />,
  );
  return onLogOut;
}

it('announces its menu button', async () => {
  await renderMenu();
  await expect.element(button()).toHaveAttribute('aria-haspopup', 'menu');
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false');
  await button().click();
  await expect.element(button()).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByRole('menu', { name: 'Account' })).toBeVisible();
});

it('opens with the arrow key on its first item and moves by keyboard', async () => {
  await renderMenu();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Dashboard')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Profile')).toHaveFocus();
  await userEvent.keyboard('l');
  await expect.element(item('Logout')).toHaveFocus();
});

it('runs an action and closes', async () => {
  const onLogOut = await renderMenu();
  await button().click();
  await item('Logout').click();
  expect(onLogOut).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

it('closes with Escape and returns the focus', async () => {
  await renderMenu();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(item('Dashboard')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
});

it('closes with a second click on its button', async () => {
  await renderMenu();
  await button().click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  await button().click();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});
