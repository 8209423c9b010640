import { describe, expect, it } from 'vitest';
import { testEnv } from '../testing/test-app.ts';
import { startBanner } from './start-banner.ts';

describe('the start banner', () => {
  it('names the mailbox only if there is one', () => {
    const local = { SITE_URL: 'http://localhost:3000' };
    expect(startBanner(testEnv(local))).toContain('http://localhost:3000/dev/mailbox');
    const isPublic = startBanner(testEnv({ SITE_URL: 'https://www.example.org' }));
    expect(isPublic).toContain('is ready at https://www.example.org');
    expect(isPublic).toContain('emails stay in the outbox until it is');
    expect(isPublic).not.toContain('/dev/mailbox');
    expect(isPublic).toContain('Payments are off');
    const sending = { ...local, SMTP_URL: 'smtp://mail.example.org' };
    expect(startBanner(testEnv(sending))).not.toContain('SMTP_URL');
  });
});
