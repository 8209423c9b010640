import { afterEach, expect, it } from 'vitest';
import { type AccountsApp, openAccountsApp } from '../../../testing/test-accounts.ts';

let site: AccountsApp | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

const open = async (address: string) => {
  site ??= await openAccountsApp();
  return site.app.inject(`/embed?url=${encodeURIComponent(address)}`);
};

it('shows the frame of a provider, and allows that provider only', async () => {
  const { statusCode, headers, body } = await open('https://youtu.be/abcdefghijk');
  expect(statusCode).toBe(200);
  expect(body).toContain('src="https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1"');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toContain(
    "frame-src https://www.youtube-nocookie.com; base-uri 'none'; frame-ancestors 'self'",
  );
  expect(headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'x-robots-tag': 'noindex' });
  // Browsers hash the style between the tags.
  const { createHash } = await import('node:crypto');
  const style = /<style>(.*)<\/style>/.exec(body)?.[1] ?? '';
  expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
});

it.each(['https://evil.example/', 'javascript:alert(1)', 'x'.repeat(3_000), ''])(
  'shows no other address: %.40s',
  async (address) => {
    const { statusCode, body } = await open(address);
    expect([400, 404, 422]).toContain(statusCode);
    expect(body).not.toContain('<iframe');
  },
);
