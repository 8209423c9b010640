import type { StudioCollection } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const document =
  '<html><meta name="settings" content="__SETTINGS__"><meta name="collections" content="__COLLECTIONS__"><meta name="messages" content="__MESSAGES__"><link rel="stylesheet" href="__LOOK__"><script nonce="__NONCE__" src="/studio/a.js"></script><noscript>__NOSCRIPT__</noscript></html>';

let site: TestApp;
beforeEach(async () => {
  site = await openTestApp({
    env: { SITE_NAME: 'A "quoted" <name> __NONCE__', SITE_LANGUAGE: 'de' },
    studio: { readDocument: async () => document },
  });
});
afterEach(() => site.close());

const nonceOf = (policy: unknown) => /style-src 'self' 'nonce-([\w-]+)'/.exec(String(policy))?.[1];

describe('the studio', () => {
  it.each(['/studio', '/studio/posts/abc?state=draft'])(
    'serves its document at %s',
    async (url) => {
      const { statusCode, headers, body } = await site.app.inject(url);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(body).toContain(`nonce="${nonceOf(headers['content-security-policy'])}"`);
      expect(body.replace('&lt;name&gt; __NONCE__', '')).not.toContain('__');
      expect(body).toContain('<noscript>Diese Seite braucht JavaScript.');
      expect(body).toContain('name="messages" content="{}"');
      expect(body).toMatch(/href="\/look\/evergreen-[\w-]{8}\.css"/);
    },
  );

  it('gives every response another nonce', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { headers } = await site.app.inject('/studio');
        return nonceOf(headers['content-security-policy']);
      }),
    );
    expect(nonces[0]).toBeTruthy();
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('allows scripts from its own files only', async () => {
    const { headers } = await site.app.inject('/studio');
    expect(String(headers['content-security-policy'])).toContain("script-src 'self';");
  });

  it('escapes the settings of the site', async () => {
    const { body } = await site.app.inject('/studio');
    expect(body).toContain(
      '&quot;name&quot;:&quot;A \\&quot;quoted\\&quot; &lt;name&gt; __NONCE__&quot;',
    );
  });

  it('tells it the declarations of the content that staff edit', async () => {
    const { body } = await site.app.inject('/studio');
    const [, content = ''] = /name="collections" content="([^"]*)"/.exec(body) ?? [];
    const collections: StudioCollection[] = JSON.parse(content.replaceAll('&quot;', '"'));
    expect(collections.map(({ kind, section, path }) => [kind, section, path])).toEqual([
      ['blog-posts', 'posts', '/blog/:slug'],
      ['policies', 'policies', '/policies/:slug'],
      ['member-contents', 'member-contents', '/dashboard/content/:slug'],
      ['pages', 'pages', '/:slug+'],
    ]);
  });

  it('does not send its document in place of a missing file', async () => {
    const { statusCode } = await site.app.inject('/studio/assets/gone-1a2b.js');
    expect(statusCode).toBe(404);
  });
});

it('does not exist without a build', async () => {
  const other = await openTestApp();
  expect((await other.app.inject('/studio')).statusCode).toBe(404);
  await other.close();
});
