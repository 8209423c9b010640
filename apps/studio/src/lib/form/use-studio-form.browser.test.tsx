import { TextField } from '@rostra/ui/forms';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { FormFrame } from './form-frame.tsx';
import { useStudioForm } from './use-studio-form.ts';

interface Town {
  name: string;
  mayors: { name: string }[];
}

/** What the server says about `name.of.field`, or about the whole. */
interface Refusal {
  fields?: Record<string, string>;
  problem?: string;
}

function TownForm({ send }: { send: (town: Town) => Refusal | undefined }) {
  const [refusal, setRefusal] = useState<Refusal>();
  const form = useStudioForm<Town>({
    initial: { name: '', mayors: [{ name: 'Ada' }, { name: 'Grace' }] },
    check: ({ name }) => ({ name: name === '' ? 'A name is needed' : undefined }),
    save: {
      isBusy: false,
      failure: refusal,
      problem: refusal?.problem,
      errorOf: (...path) => refusal?.fields?.[path.join('.')],
      error: refusal && 'The town was refused',
      change: (town, onSaved) => {
        const answer = send(town);
        setRefusal(answer);
        if (!answer) onSaved();
      },
    },
  });
  const mayors = form.bind('mayors');
  return (
    <FormFrame form={form} action="Save" isPossible={form.isDirty}>
      <TextField label="Town" {...form.field('name')} />
      {mayors.value.map((_, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: mayors have no other identity
          key={index}
          label={`Mayor ${index + 1}`}
          {...form.field(`mayors.${index}.name`)}
        />
      ))}
      <button type="button" onClick={() => mayors.onChange(mayors.value.slice(1))}>
        Remove the first
      </button>
    </FormFrame>
  );
}

const save = page.getByRole('button', { name: 'Save' });
const town = page.getByLabelText('Town');

it('says what is wrong at the field, with the focus, before it sends anything', async () => {
  const send = vi.fn(() => undefined);
  await render(<TownForm send={send} />);
  await expect.element(save).toBeDisabled();
  await page.getByLabelText('Mayor 1').fill('Emmy');
  await save.click();
  await expect.element(town).toHaveAccessibleDescription('Error: A name is needed');
  await expect.element(town).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await userEvent.keyboard('B');
  await expect.element(town).not.toHaveAccessibleDescription();
  await userEvent.keyboard('onn{Enter}');
  expect(send).toHaveBeenCalledExactlyOnceWith({
    name: 'Bonn',
    mayors: [{ name: 'Emmy' }, { name: 'Grace' }],
  });
});

it('shows what the server says at its fields, and leads to the first of them at each try', async () => {
  await render(
    <TownForm send={() => ({ fields: { 'mayors.1.name': 'Not a mayor', name: 'Taken' } })} />,
  );
  await town.fill('Bonn');
  await userEvent.keyboard('{Enter}');
  await expect.element(town).toHaveAccessibleDescription('Error: Taken');
  await expect
    .element(page.getByLabelText('Mayor 2'))
    .toHaveAccessibleDescription('Error: Not a mayor');
  await expect.element(town).toHaveFocus();
  await save.click();
  await expect.element(town).toHaveFocus();
  await expect.element(page.getByRole('alert')).toHaveTextContent('');
});

it('shows what concerns no field above its buttons', async () => {
  await render(<TownForm send={() => ({ problem: 'No connection' })} />);
  await town.fill('Bonn');
  await save.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('No connection');
  await expect.element(save).toHaveFocus();
});

it('keeps values of a list in their order when one is removed', async () => {
  const send = vi.fn(() => undefined);
  await render(<TownForm send={send} />);
  await town.fill('Bonn');
  await page.getByRole('button', { name: 'Remove the first' }).click();
  await expect.element(page.getByLabelText('Mayor 1')).toHaveValue('Grace');
  await save.click();
  expect(send).toHaveBeenCalledWith({ name: 'Bonn', mayors: [{ name: 'Grace' }] });
});

it('shows above its buttons what is wrong with a field that it does not have', async () => {
  await render(<TownForm send={() => ({ fields: { district: 'Unknown' } })} />);
  await town.fill('Bonn');
  await save.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The town was refused');
});

it('begins again with what was saved, and keeps what was typed meanwhile as unsaved', async () => {
  let finish = () => {};
  function SlowForm() {
    const form = useStudioForm({
      initial: { name: '' },
      save: {
        isBusy: false,
        failure: undefined,
        problem: undefined,
        errorOf: () => undefined,
        change: (_, onSaved) => {
          finish = onSaved;
        },
      },
    });
    return (
      <FormFrame form={form} action="Save" isPossible={form.isDirty}>
        <TextField label="Town" {...form.field('name')} />
        <output>{form.saved.name}</output>
      </FormFrame>
    );
  }
  await render(<SlowForm />);
  await town.fill('Bonn');
  await save.click();
  await town.fill('Old Bonn');
  finish();
  await expect.element(page.getByRole('status')).toHaveTextContent('Bonn');
  await expect.element(save).toBeEnabled();
  await save.click();
  finish();
  await expect.element(save).toBeDisabled();
  await expect.element(town).toHaveValue('Old Bonn');
});
