import type { Client } from '@rostra/contract/client';
import { expect, it, vi } from 'vitest';
import { registerMember } from './register-member.ts';

const ada = { username: 'ada', email: 'ada@example.org', password: 'a long sentence' };
const clientReturning = (response: unknown) => vi.fn(async () => response) as unknown as Client;

it.each(['username', 'email', 'password'])('sends no request without the %s', async (name) => {
  const api = clientReturning({});
  await expect(registerMember(api, { ...ada, [name]: '' })).rejects.toThrow(
    'Missing required fields',
  );
  expect(api).not.toHaveBeenCalled();
});

it.each([undefined, {}, { jwt: '' }])('rejects the response %j', async (response) => {
  await expect(registerMember(clientReturning(response), ada)).rejects.toThrow(
    'Registration response missing JWT token',
  );
});

it('returns the login', async () => {
  const response = { jwt: 'a.b.c', refreshToken: 'r', user: { id: 1 } };
  expect(await registerMember(clientReturning(response), ada)).toBe(response);
});
