import { describe, expect, it } from 'vitest';
import { createDevelopmentAccess } from '../http/access/development-access.ts';
import { testEnv } from '../testing/test-app.ts';
import { startBanner } from './start-banner.ts';

const local = { SITE_URL: 'http://localhost:3000' };
const development = createDevelopmentAccess('secret-key', 3000);

describe('the start banner', () => {
  it('has the links with the key that open the mailbox and the sandbox', () => {
    const banner = startBanner(testEnv(local), development);
    expect(banner).toContain('http://localhost:3000/dev/mailbox?key=secret-key\n');
    expect(banner).toContain('http://localhost:3000/stripe-sandbox/sandbox?key=secret-key\n');
  });

  it('names the pages only if they exist', () => {
    const isPublic = startBanner(testEnv({ SITE_URL: 'https://www.example.org' }), undefined);
    expect(isPublic).toContain('is ready at https://www.example.org');
    expect(isPublic).toContain('emails stay in the outbox until it is');
    expect(isPublic).not.toContain('/dev/mailbox');
    expect(isPublic).toContain('Payments are off');
    const sending = { ...local, SMTP_URL: 'smtp://mail.example.org', BILLING: 'simulated' };
    expect(startBanner(testEnv(sending), development)).not.toMatch(/SMTP_URL|key/);
  });
});
