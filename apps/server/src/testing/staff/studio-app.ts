import type { AuthResponse, Call, Role } from '@rostra/contract';
import { onTestFinished } from 'vitest';
import { contentTypes } from '../../app/content-types.ts';
import { editionUses } from '../../app/edition-uses.ts';
import { type ContentService, createContentService } from '../../features/content/index.ts';
import { searchIndex } from '../../features/search/index.ts';
import { createSiteLanguages } from '../../languages/site-languages.ts';
import { type AccountsApp, type ApiResponse, openAccountsApp } from '../test-accounts.ts';
import type { TestAppOptions } from '../test-app.ts';
import { DAY } from '../test-clock.ts';
import { sendForm } from './send-form.ts';
import { joinAs } from './staff-context.ts';

export interface StudioApp extends AccountsApp {
  as(name: string): Colleague;
  /** Moves the clock so far that everybody has to log in again. */
  waitDays(days: number): Promise<void>;
  /** A read of the content API by a member, which no cache answers. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read any response
  read(path: string): Promise<ApiResponse<any>>;
  /** The content service of another process of the same site. */
  openProcess(): ContentService;
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
  // biome-ignore lint/suspicious/noExplicitAny: tests read any response
  sendForm(url: string, form: FormData): Promise<{ status: number; body: any }>;
}

/** The whole server with two editors (edith, eve), two authors (ada, grace) and a member (max). */
export async function openStudioApp(options: TestAppOptions = {}): Promise<StudioApp> {
  const site = await openAccountsApp(options);
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
      sendForm: (url, form) => sendForm(site.app, url, { form, token: person.jwt }),
    };
  };
  const { db } = site.deps;
  return {
    ...site,
    as,
    waitDays: async (days) => {
      site.clock.advance(days * DAY);
      for (const [name, person] of people) {
        Object.assign(person, (await site.logIn(name)).body);
      }
    },
    read: (path) => site.send('GET', path, undefined, { token: people.get('max')?.jwt }),
    openProcess: () => {
      const service = createContentService({
        db,
        clock: site.clock.now,
        siteUrl: site.deps.env.SITE_URL,
        languages: ['en'],
        messagesOf: createSiteLanguages('en').messagesOf,
        trashDays: 30,
        entitlementOf: async () => null,
        index: searchIndex,
        editionUses,
        invalidate: () => {},
        onError: (error) => {
          throw error;
        },
      });
      service.declare(contentTypes);
      return service;
    },
  };
}

/** The same for one test, after which it is closed, with an editor and an author. */
export async function openStudioTeam() {
  const site = await openStudioApp();
  onTestFinished(() => site.close());
  return { site, edith: site.as('edith'), ada: site.as('ada') };
}
