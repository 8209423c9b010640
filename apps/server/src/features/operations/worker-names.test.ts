import type { MessageKey } from '@rostra/messages';
import { englishMessages } from '@rostra/messages/testing';
import { afterEach, expect, it } from 'vitest';
import type { Payments } from '../../adapters/payments/payments.ts';
import { memoryMailer } from '../../testing/mail/memory-mailer.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp | undefined;
afterEach(() => site?.close());

/** The studio shows backups in a section of their own. */
const keyOf = (worker: string): string | undefined => {
  if (worker === 'backup') return undefined;
  return worker.startsWith('hourly.') ? worker.replace('hourly.', 'task.') : `worker.${worker}`;
};

it('the status page of the studio has a name for every worker', async () => {
  site = await openTestApp({
    env: {
      BACKUP_EVERY: '1d',
      CONTENT_URL: 'http://localhost:1337',
      CONTENT_TOKEN: 'a token of some Strapi',
    },
    mailer: memoryMailer(),
    payments: { payments: {} as Payments, publishableKey: 'pk_test_1', scriptUrl: null },
  });
  const keys = site.app.workers.list
    .map(({ name }) => keyOf(name))
    .filter((key) => key !== undefined);
  expect(keys).toContain('worker.mirror');
  const t = englishMessages().of('studio-status');
  for (const key of keys) expect(t(key as MessageKey<'studio-status'>), key).not.toContain(key);
});
