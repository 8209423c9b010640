import { expect, it, vi } from 'vitest';
import { CannotDraw } from '../pictures/picture-maker.ts';
import { createIconStore } from './icon-store.ts';
import { chooseIcon } from './identity.ts';

const choice = chooseIcon({
  name: 'Riverside',
  look: { accent: 'cobalt' },
  logo: { src: '/uploads/logo_1.png', width: 1, height: 1 },
  darkLogo: null,
  icon: null,
  emblem: 'automatic',
});
const icons = { 'favicon.ico': new Uint8Array([1]) };

it('makes icons from the name if the picture cannot be drawn, and says so', async () => {
  const make = vi.fn().mockRejectedValueOnce(new CannotDraw('x')).mockResolvedValueOnce(icons);
  const report = vi.fn();
  const store = createIconStore({
    maker: { make },
    readPicture: async () => new Uint8Array(),
    report,
  });
  expect(await store.find(choice)).toBe(icons);
  expect(make.mock.calls.map(([{ source }]) => source.kind)).toEqual(['picture', 'letter']);
  expect(report).toHaveBeenCalledOnce();
});

it('tries again after a failure that may be over', async () => {
  const make = vi.fn().mockRejectedValueOnce(new Error('exited')).mockResolvedValueOnce(icons);
  const readPicture = vi
    .fn(async () => new Uint8Array())
    .mockRejectedValueOnce(new Error('time-out'));
  const store = createIconStore({ maker: { make }, readPicture, report: () => {} });
  await expect(store.find(choice)).rejects.toThrow('time-out');
  await expect(store.find(choice)).rejects.toThrow('exited');
  expect(await store.find(choice)).toBe(icons);
  expect(make.mock.calls.map(([{ source }]) => source.kind)).toEqual(['picture', 'picture']);
});
