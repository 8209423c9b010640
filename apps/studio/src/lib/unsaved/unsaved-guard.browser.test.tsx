import { MessagesProvider } from '@rostra/messages/react';
import { englishMessages } from '@rostra/messages/testing';
import { TextField } from '@rostra/ui/forms';
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FormFrame } from '../form/form-frame.tsx';
import { useStudioForm } from '../form/use-studio-form.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';

const messages = englishMessages();

function TownForm() {
  const navigate = useNavigate();
  const form = useStudioForm({
    initial: { name: '' },
    save: () => void navigate('/saved'),
  });
  return (
    <FormFrame form={form} action="Save">
      <TextField label="Town" {...form.field('name')} />
      <Link to="/other">Elsewhere</Link>
      <Link to="/?sort=name">By name</Link>
      <Link to="/?tab=notes">Notes</Link>
    </FormFrame>
  );
}

async function openForm() {
  const children = [
    { path: '/', element: <TownForm /> },
    { path: '/other', element: <h1>Another screen</h1> },
    { path: '/saved', element: <h1>The town</h1> },
  ];
  const router = createMemoryRouter([{ element: <UnsavedGuard />, children }]);
  await render(
    <MessagesProvider value={messages}>
      <RouterProvider router={router} />
    </MessagesProvider>,
  );
  return router;
}

const town = page.getByLabelText('Town');
const elsewhere = page.getByRole('link', { name: 'Elsewhere' });
const question = page.getByRole('dialog', { name: 'Leave without saving?' });
const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** React sets up the guard after it has shown what was typed. */
async function type(name: string) {
  await town.fill(name);
  await expect.poll(isWarned).toBe(name !== '');
}

it('asks once before unsaved input is left, and keeps it for those who stay', async () => {
  await openForm();
  await type('Bonn');
  await elsewhere.click();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(town).toHaveValue('Bonn');
  await elsewhere.click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect.element(page.getByRole('heading', { name: 'Another screen' })).toBeVisible();
  // React removes the listener after it has shown the screen.
  await expect.poll(isWarned).toBe(false);
});

it('asks before another tab of the screen, but not before another order of its list', async () => {
  await openForm();
  await type('Bonn');
  await page.getByRole('link', { name: 'By name' }).click();
  await expect.element(town).toHaveValue('Bonn');
  await page.getByRole('link', { name: 'Notes' }).click();
  await expect.element(question).toBeVisible();
});

it('asks nothing about a form that is as it was', async () => {
  await openForm();
  await type('Bonn');
  await type('');
  await elsewhere.click();
  await expect.element(page.getByRole('heading', { name: 'Another screen' })).toBeVisible();
});

it('asks nothing after saving, also if that leads to another screen', async () => {
  const router = await openForm();
  await type('Bonn');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('heading', { name: 'The town' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/saved');
});

it('asks before the back button leads away', async () => {
  const router = await openForm();
  await router.navigate('/other');
  await router.navigate('/');
  await type('Bonn');
  void router.navigate(-1);
  await expect.element(question).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});
