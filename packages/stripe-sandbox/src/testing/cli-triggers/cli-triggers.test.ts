import { expect, test } from 'vitest';
import { startForTest } from '../start.ts';
import { CLI_TRIGGER_NAMES } from './cli-trigger-names.ts';
import { OUT_OF_SCOPE } from './out-of-scope.ts';
import { TRIGGERS } from './triggers.ts';

/** Triggers that are not named after an event. */
const ANNOUNCED_AS: Record<string, string | undefined> = {
  'subscription.payment_failed': 'invoice.payment_failed',
  'subscription.payment_succeeded': 'invoice.payment_succeeded',
};

test("every trigger of Stripe's CLI is replayed or listed as out of scope", () => {
  const known = [...Object.keys(TRIGGERS), ...Object.values(OUT_OF_SCOPE).flat()];
  expect(known.sort()).toEqual([...CLI_TRIGGER_NAMES].sort());
});

test.each(Object.entries(TRIGGERS))('stripe trigger %s', async (type, steps) => {
  const { control, events, sandbox } = await startForTest({ seed: [] });
  const ids = new Map<string, string>();
  for (const step of steps) {
    const isExpectedToFail = step.startsWith('!');
    const [name = '', rest = ''] = step.replace('!', '').split(/: (.*)/);
    const filled = rest.replace(/\$(\w+)/g, (_, found: string) => ids.get(found) ?? '');
    const [, method = 'POST', path = '', form = ''] =
      /^(?:(GET|DELETE|CONTROL) )?([^?]+)\??(.*)$/.exec(filled) ?? [];
    if (method === 'CONTROL') {
      const fields = [...new URLSearchParams(form)].map(([key, value]) => [
        key,
        /^\d+$/.test(value) ? Number(value) : value,
      ]);
      await control(path, Object.fromEntries(fields));
      continue;
    }
    const isGet = method === 'GET';
    const response = await fetch(`${sandbox.url}/v1/${path}${isGet ? `?${form}` : ''}`, {
      headers: { authorization: 'Bearer sk_test_sandbox' },
      method,
      ...(isGet ? {} : { body: new URLSearchParams(form) }),
    });
    const body = (await response.json()) as {
      id?: string;
      data?: { id: string }[];
      error?: { message: string; type: string };
    };
    expect([step, body.error?.message, body.error?.type]).toEqual(
      isExpectedToFail ? [step, expect.any(String), 'card_error'] : [step, undefined, undefined],
    );
    ids.set(name, body.id ?? body.data?.[0]?.id ?? '');
  }
  expect((await events()).map((event) => event.type)).toContain(ANNOUNCED_AS[type] ?? type);
});
