import { afterEach, beforeEach, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

it('describes the calls of the contract and the version of the package', async () => {
  const document = (await test.app.inject({ url: '/api/openapi.json' })).json();
  expect(document.openapi).toBe('3.1.0');
  expect(document.info.version).toBe(packageJson.version);
  const call = document.paths['/api/site'].get;
  expect(call.summary).toBe('Settings of this site that every page needs');
  expect(call.responses['200'].content['application/json'].schema.properties).toHaveProperty(
    'name',
  );
  expect(Object.keys(document.paths).some((path) => path.includes('*'))).toBe(false);
});

it('has a page for people that runs no script', async () => {
  const answer = await test.app.inject({ url: '/api/docs' });
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain('/api/site');
  expect(answer.body).not.toContain('<script');
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
});
