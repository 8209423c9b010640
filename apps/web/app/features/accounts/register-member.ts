import { type AuthAnswer, type Registration, register } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';

/** Registers and returns the login. */
export async function registerMember(
  api: Client,
  { username, email, password }: Partial<Registration>,
): Promise<AuthAnswer> {
  if (!username || !email || !password) throw new Error('Missing required fields');
  const answer = await api(register, { body: { username, email, password } });
  if (!answer?.jwt) throw new Error('Registration response missing JWT token');
  return answer;
}
