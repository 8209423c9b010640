import type { AuthResponse, Call, Role } from '@rostra/contract';
import { type AccountsApp, type ApiResponse, openAccountsApp } from '../test-accounts.ts';
import { joinAs } from './staff-context.ts';

export interface StudioApp extends AccountsApp {
  as(name: string): Colleague;
}

/** Someone who works on the site. */
export interface Colleague {
  readonly id: number;
  ask(
    method: Call['method'],
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
    // biome-ignore lint/suspicious/noExplicitAny: tests read any response
  ): Promise<ApiResponse<any>>;
}

/** The whole server with two editors (edith, eve), two authors (ada, grace) and a member (max). */
export async function openStudioApp(): Promise<StudioApp> {
  const site = await openAccountsApp();
  const people = new Map<string, AuthResponse>();
  const roles: [string, Role][] = [
    ['edith', 'editor'],
    ['eve', 'editor'],
    ['ada', 'author'],
    ['grace', 'author'],
    ['max', 'member'],
  ];
  for (const [name, role] of roles) people.set(name, await joinAs(site, name, role));
  const as = (name: string): Colleague => {
    const person = people.get(name);
    if (!person) throw new Error(`Nobody is called ${name}`);
    return {
      id: person.user.id,
      ask: (method, path, body, headers = {}) =>
        site.send(method, `/api/studio${path}`, body, { token: person.jwt, headers }),
    };
  };
  return { ...site, as };
}
