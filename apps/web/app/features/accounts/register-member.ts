import { type AuthResponse, type Registration, register } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';

/** Registers and returns the login. */
export async function registerMember(
  api: Client,
  { username, email, password }: Partial<Registration>,
): Promise<AuthResponse> {
  if (!username || !email || !password) throw new Error('Missing required fields');
  const login = await api(register, { body: { username, email, password } });
  if (!login?.jwt) throw new Error('Registration response missing JWT token');
  return login;
}
