import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import { TextareaField } from './textarea-field.tsx';

it('describes a control by its help and its error', async () => {
  await render(
    <TextField label="Email" help="We never share it." error="Enter an email address" />,
  );
  const input = page.getByLabelText('Email');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(input)
    .toHaveAccessibleDescription('We never share it. Error: Enter an email address');
});

it('does not shift the layout when an error appears', async () => {
  const form = (error?: string) => (
    <>
      <TextField label="Email" error={error} />
      <button type="button">Send</button>
    </>
  );
  const screen = await render(form());
  const top = () =>
    page.getByRole('button', { name: 'Send' }).element().getBoundingClientRect().top;
  const before = top();
  await screen.rerender(form('Enter an email address'));
  expect(top()).toBe(before);
});

it('shows and hides a password by keyboard', async () => {
  await render(<PasswordField label="Password" defaultValue="secret" />);
  const input = page.getByLabelText('Password', { exact: true });
  await expect.element(input).toHaveAttribute('type', 'password');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveAttribute('type', 'text');
  await expect.element(page.getByRole('button', { name: 'Hide password' })).toHaveFocus();
});

it('labels every kind of control', async () => {
  await render(
    <>
      <TextareaField label="About you" isOptional />
      <SelectField label="Country" defaultValue="it">
        <option value="it">Italy</option>
      </SelectField>
      <CheckboxField label="Send me news" />
    </>,
  );
  await expect.element(page.getByRole('textbox', { name: 'About you (optional)' })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveValue('it');
  await page.getByRole('checkbox', { name: 'Send me news' }).click();
  await expect.element(page.getByRole('checkbox')).toBeChecked();
});
