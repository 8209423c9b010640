import { expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { Avatar } from './avatar.tsx';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const BROKEN = 'data:image/gif;base64,AAAA';

it.each([
  ['Ada', 'A'],
  ['Ada Lovelace', 'AL'],
  ['  ada  king  lovelace ', 'AL'],
  ['😀 Ada', '😀A'],
])('shows initials of %j', async (name, initials) => {
  const { container } = await render(<Avatar name={name} />);
  expect(container.textContent).toBe(initials);
});

it('shows the picture', async () => {
  const { container } = await render(<Avatar name="Ada" src={PICTURE} />);
  expect(container.querySelector('img')?.src).toBe(PICTURE);
  expect(container.textContent).toBe('');
});

it('shows initials if the picture cannot be loaded, and a later picture again', async () => {
  const { container, rerender } = await render(<Avatar name="Ada" src={BROKEN} />);
  await expect.poll(() => container.textContent).toBe('A');
  await rerender(<Avatar name="Ada" src={PICTURE} />);
  expect(container.querySelector('img')?.src).toBe(PICTURE);
});

it('is hidden from screen readers, because the name is next to it', async () => {
  const { container } = await render(<Avatar name="Ada" src={PICTURE} />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
