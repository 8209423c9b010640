import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { SelectField } from './select-field.tsx';
import { useSavedChoice } from './use-saved-choice.ts';

/** A server that answers when the test wants it to. */
function createServer<T>() {
  const calls: { choice: T; answer: (isOk: boolean) => void }[] = [];
  const send = (choice: T) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    calls.push({ choice, answer: resolve });
    return promise;
  };
  return { calls, send };
}

function Mails({ send }: { send: (choice: boolean) => Promise<boolean> }) {
  const [saved, setSaved] = useState(true);
  const [error, setError] = useState<string>();
  const [isWanted, choose] = useSavedChoice(saved, async (choice) => {
    if (await send(choice)) setSaved(choice);
    else setError('Not saved');
  });
  return (
    <CheckboxField
      label="Mail me"
      error={error}
      checked={isWanted}
      onChange={({ target }) => choose(target.checked)}
    />
  );
}

function Language({ send }: { send: (choice: string) => Promise<boolean> }) {
  const [saved, setSaved] = useState('en');
  const [language, choose] = useSavedChoice(saved, async (choice) => {
    if (await send(choice)) setSaved(choice);
  });
  return (
    <SelectField label="Language" value={language} onChange={({ target }) => choose(target.value)}>
      {['en', 'de', 'fr'].map((code) => (
        <option key={code}>{code}</option>
      ))}
    </SelectField>
  );
}

const mails = page.getByRole('checkbox', { name: 'Mail me' });
const isChecked = () => mails.element().matches(':checked');
const click = () => mails.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));

it('shows a choice at once and keeps it when it is saved', async () => {
  const { calls, send } = createServer<boolean>();
  await render(<Mails send={send} />);
  click();
  expect(isChecked()).toBe(false);
  calls[0]?.answer(true);
  await expect.element(mails).not.toBeChecked();
  click();
  await expect.poll(() => calls.map(({ choice }) => choice)).toEqual([false, true]);
});

it('sends only the last of several quick choices, after the one that is being saved', async () => {
  const { calls, send } = createServer<boolean>();
  await render(<Mails send={send} />);
  for (let round = 0; round < 5; round += 1) {
    click();
    expect(isChecked()).toBe(round % 2 === 1);
  }
  expect(calls.map(({ choice }) => choice)).toEqual([false]);
  calls[0]?.answer(true);
  await expect.poll(() => calls.length).toBe(2);
  expect(isChecked()).toBe(false);
  calls[1]?.answer(true);
  await expect.element(mails).not.toBeChecked();
  expect(calls.map(({ choice }) => choice)).toEqual([false, false]);
});

it('takes a choice back that could not be saved, and saves the next one', async () => {
  const { calls, send } = createServer<boolean>();
  await render(<Mails send={send} />);
  click();
  calls[0]?.answer(false);
  await expect.element(mails).toHaveAccessibleDescription('Error: Not saved');
  await expect.element(mails).toBeChecked();
  click();
  calls[1]?.answer(true);
  await expect.poll(isChecked).toBe(false);
});

it('keeps the choice of a select', async () => {
  const { calls, send } = createServer<string>();
  await render(<Language send={send} />);
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.selectOptions('de');
  await language.selectOptions('fr');
  await expect.element(language).toHaveValue('fr');
  calls[0]?.answer(true);
  await expect.poll(() => calls.length).toBe(2);
  calls[1]?.answer(false);
  await expect.element(language).toHaveValue('de');
});
