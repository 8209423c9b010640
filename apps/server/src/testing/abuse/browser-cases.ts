import { expect } from 'vitest';
import { PASSWORD } from '../test-accounts.ts';
import type { AbuseSite, AbuseTable } from './abuse-case.ts';

const EVIL = 'https://evil.example';
const get = (site: AbuseSite, url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers, remoteAddress: site.newAddress() });

/** Other websites misuse a member's browser, or redirect it. */
export const browserCases: AbuseTable = {
  attack: 'CSRF, CORS, framing and redirects',
  cases: [
    {
      title: 'sends a request from another website, with cookies but without a token',
      run: async (site) => {
        const headers = {
          origin: EVIL,
          cookie: 'device=x; csrf=x',
          'sec-fetch-site': 'cross-site',
        };
        for (const [method, url] of [
          ['DELETE', '/api/users/me'],
          ['POST', '/api/auth/change-password'],
          ['POST', '/api/second-factors/totp'],
        ] as const) {
          const { statusCode } = await site.app.inject({ method, url, headers });
          expect(statusCode).toBe(401);
        }
      },
    },
    {
      title: 'repeats a wrong anti-forgery token',
      run: async (site) => {
        const ada = await site.person();
        const headers = { cookie: `csrf=${'A'.repeat(43)}`, 'x-csrf-token': 'B'.repeat(43) };
        const { status } = await site.as(ada, 'POST', '/api/auth/logout', {}, { headers });
        expect(status).toBe(403);
      },
    },
    {
      title: 'posts a form or plain text, which needs no permission of the browser',
      run: async (site) => {
        const { user } = await site.person();
        const login = { identifier: user.username, password: PASSWORD };
        for (const [type, payload] of [
          ['application/x-www-form-urlencoded', new URLSearchParams(login).toString()],
          ['text/plain', JSON.stringify(login)],
        ] as const) {
          const { statusCode } = await site.app.inject({
            method: 'POST',
            url: '/api/auth/local',
            headers: { 'content-type': type, origin: EVIL },
            payload,
            remoteAddress: site.newAddress(),
          });
          expect([type, statusCode >= 400]).toEqual([type, true]);
        }
      },
    },
    {
      title: 'reads responses from another origin',
      run: async (site) => {
        const { jwt } = await site.person();
        for (const origin of [EVIL, 'null', 'http://rostra.localhost.evil.example']) {
          const response = await get(site, '/api/users/me', {
            origin,
            authorization: `Bearer ${jwt}`,
          });
          expect(response.headers['access-control-allow-origin']).toBeUndefined();
          expect(response.headers['cross-origin-resource-policy']).toBe('same-origin');
        }
        const preflight = await site.app.inject({
          method: 'OPTIONS',
          url: '/api/users/me',
          headers: { origin: EVIL, 'access-control-request-method': 'DELETE' },
        });
        expect(preflight.headers['access-control-allow-methods']).toBeUndefined();
        expect(preflight.statusCode).toBeGreaterThanOrEqual(400);
      },
    },
    {
      title: 'frames a response, or has it read as another type',
      run: async (site) => {
        for (const url of ['/api/site', '/api/users/me', '/api/nothing', '/robots.txt']) {
          const { headers } = await get(site, url);
          expect(headers['x-content-type-options']).toBe('nosniff');
          expect(headers['x-frame-options']).toBe('DENY');
          expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
        }
      },
    },
    {
      title: 'has private responses stored by caches',
      run: async (site) => {
        const ada = await site.person();
        for (const url of ['/api/users/me', '/api/sessions', '/api/second-factors']) {
          const { raw } = await site.as(ada, 'GET', url);
          expect(raw.headers['cache-control']).toBe('no-store');
        }
      },
    },
    {
      title: 'turns a path into a redirect to another website',
      run: async (site) => {
        for (const url of [
          '//evil.example',
          '///evil.example/',
          '/\\evil.example',
          '/%5Cevil.example',
          '/%2Fevil.example/..',
          '/x/..//evil.example',
          '/blog/..%2f..%2f%2fevil.example',
          '/.//evil.example',
          '/@evil.example',
        ]) {
          const { headers } = await get(site, url, { host: 'rostra.localhost' });
          const target = new URL(String(headers.location ?? '/'), 'http://rostra.localhost');
          expect([url, target.host]).toEqual([url, 'rostra.localhost']);
        }
      },
    },
  ],
};
