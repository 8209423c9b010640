import { describe, expect, it } from 'vitest';
import { createDevelopmentAccess } from '../http/access/development-access.ts';
import { testEnv } from '../testing/test-app.ts';
import { startBanner } from './start-banner.ts';

const name = 'The Assembly';
const local = { SITE_URL: 'http://localhost:3000' };
const development = createDevelopmentAccess('secret-key', 3000);

describe('the start banner', () => {
  it('has the links with the key that open the mailbox and the sandbox', () => {
    const banner = startBanner(testEnv(local), { name, development, setupLink: undefined });
    expect(banner).toContain('http://localhost:3000/dev/mailbox?key=secret-key\n');
    expect(banner).toContain('http://localhost:3000/stripe-sandbox/sandbox?key=secret-key\n');
  });

  it('has the setup link while the site has no owner', () => {
    const setupLink = 'http://localhost:3000/setup?key=abc';
    expect(startBanner(testEnv(local), { name, development, setupLink })).toContain(
      `  ${setupLink}\n`,
    );
    expect(startBanner(testEnv(local), { name, development, setupLink: undefined })).not.toContain(
      'owner',
    );
  });

  it('names the pages only if they exist', () => {
    const isPublic = startBanner(testEnv({ SITE_URL: 'https://www.example.org' }), {
      name,
      development: undefined,
      setupLink: undefined,
    });
    expect(isPublic).toContain('is ready at https://www.example.org');
    expect(isPublic).toContain('emails stay in the outbox until it is');
    expect(isPublic).not.toContain('/dev/mailbox');
    expect(isPublic).toContain('Payments are off');
    const sending = { ...local, SMTP_URL: 'smtp://mail.example.org', BILLING: 'simulated' };
    expect(startBanner(testEnv(sending), { name, development, setupLink: undefined })).not.toMatch(
      /SMTP_URL|key/,
    );
  });
});
