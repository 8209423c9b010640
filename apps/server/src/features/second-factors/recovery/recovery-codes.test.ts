import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FactorsApp, openFactorsApp } from '../../../testing/staff/factors-app.ts';

let site: FactorsApp;
let token: string;
let codes: string[];
beforeEach(async () => {
  site = await openFactorsApp();
  token = (await site.join()).jwt;
  codes = (await site.addTotp(token)).recoveryCodes;
  await site.deliver();
});
afterEach(() => site.close());

const logInWith = async (code: string) => {
  const pending = await site.pend();
  return site.complete(pending.token, { method: 'recovery-code', code });
};

describe('a recovery code', () => {
  it('completes a login once and notifies the owner', async () => {
    const [code = ''] = codes;
    expect(code).toMatch(/^(?!.*[ilou])[0-9a-z]{5}-[0-9a-z]{5}$/);
    expect((await logInWith(code)).status).toBe(200);
    expect((await site.factors(token)).recoveryCodes?.unused).toBe(9);
    const [mail] = (await site.deliver()).filter(({ kind }) => kind === 'recovery-code-used');
    expect(mail?.text).toContain('Unused codes left: 9');
    expect(await logInWith(code)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_code' } },
    });
  });

  it('may be typed in capitals, without the dash and with look-alike letters', async () => {
    const typed = (codes[1] ?? '').toUpperCase().replace('-', ' ').replaceAll('0', 'O');
    expect((await logInWith(typed.replaceAll('1', 'l'))).status).toBe(200);
  });

  it('works for one of two concurrent logins', async () => {
    const [first, second] = [await site.pend(), await site.pend()];
    const proof = { method: 'recovery-code' as const, code: codes[2] ?? '' };
    const responses = await Promise.all([
      site.complete(first.token, proof),
      site.complete(second.token, proof),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await site.factors(token)).recoveryCodes?.unused).toBe(9);
  });

  it('is stored as a hash only', async () => {
    const rows = await site.deps.db.queries.selectFrom('recovery_codes').selectAll().execute();
    expect(rows).toHaveLength(10);
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
  });

  it.each(['', 'x', 'x'.repeat(500), '-----'])('is not %j', async (code) => {
    expect((await logInWith(code)).status).toBe(400);
  });
});

describe('replacing the codes', () => {
  const replace = (as = token) =>
    site.send<{ recoveryCodes: string[] }>(
      'POST',
      '/api/second-factors/recovery-codes',
      undefined,
      {
        token: as,
      },
    );

  it('gives ten new ones, and the old ones stop working', async () => {
    const { status, body } = await replace();
    expect(status).toBe(200);
    expect(body.recoveryCodes).toHaveLength(10);
    expect((await logInWith(codes[0] ?? '')).status).toBe(400);
    expect((await logInWith(body.recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('needs a second factor', async () => {
    const grace = await site.join('grace');
    expect((await replace(grace.jwt)).status).toBe(404);
  });
});
