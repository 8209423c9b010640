import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FactorsApp, openFactorsApp } from '../../testing/staff/factors-app.ts';
import { SoftAuthenticator } from '../../testing/staff/soft-authenticator.ts';
import { joinAs, staffContext, terminal } from '../../testing/staff/staff-context.ts';
import { runStaffCommand } from './run-staff-command.ts';

let site: FactorsApp;
beforeEach(async () => {
  site = await openFactorsApp();
});
afterEach(() => site.close());

it('lets the operator remove the factors of a lost device', async () => {
  const { jwt } = await site.join();
  await site.addTotp(jwt);
  await site.deliver();
  const run = () =>
    runStaffCommand(staffContext(site), terminal, ['reset-factors', 'ada@example.org']);
  expect(await run()).toContain('are removed');
  expect((await site.deliver()).map(({ kind }) => kind)).toEqual(['second-factors-reset']);
  expect((await site.send('GET', '/api/users/me', undefined, { token: jwt })).status).toBe(401);
  const login = (await site.logIn('ada')).body;
  expect(await site.events(login.jwt)).toContain('second_factors_reset');
  expect(await run()).toContain('Nothing has changed.');
});

it('shows the operator which staff have second factors, and until when one is required', async () => {
  const required = await openFactorsApp({ env: { STAFF_SECOND_FACTOR: 'true' } });
  const { jwt } = await joinAs(required, 'olga', 'owner');
  await required.addTotp(jwt);
  await required.addPasskey(jwt, new SoftAuthenticator());
  await joinAs(required, 'edith', 'editor');
  expect(await runStaffCommand(staffContext(required), terminal, ['list'])).toBe(
    [
      'owner         olga@example.org  authenticator app and passkey',
      'editor        edith@example.org no second factor (required by 2026-03-08 12:00 UTC)',
    ].join('\n'),
  );
  await required.close();
});
