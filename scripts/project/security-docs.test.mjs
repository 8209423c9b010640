import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/root.mjs';

const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
const PLACES = ['.', 'apps/server/src'];

/** The chapters of OWASP ASVS 5.0. */
const CHAPTERS = [
  'V1 Encoding and Sanitization',
  'V2 Validation and Business Logic',
  'V3 Web Frontend Security',
  'V4 API and Web Service',
  'V5 File Handling',
  'V6 Authentication',
  'V7 Session Management',
  'V8 Authorization',
  'V9 Self-contained Tokens',
  'V10 OAuth and OIDC',
  'V11 Cryptography',
  'V12 Secure Communication',
  'V13 Configuration',
  'V14 Data Protection',
  'V15 Secure Coding and Architecture',
  'V16 Security Logging and Error Handling',
  'V17 WebRTC',
];

it('names only tests that exist in docs/security.md', () => {
  const named = [
    ...text.matchAll(/`([\w./-]+\.(?:test|spec)\.(?:ts|tsx|mjs)|testing\/[\w./-]+\.ts)`/g),
  ];
  const paths = [...new Set(named.map(([, path]) => path))];
  expect(paths.length).toBeGreaterThan(50);
  const missing = paths.filter(
    (path) => !PLACES.some((place) => existsSync(join(root, place, path))),
  );
  expect(missing).toEqual([]);
});

it('names a test for every control', () => {
  const rows = text.split('\n').filter((line) => /^\|[^|]+\|[^|]+\|[^|]+\|$/.test(line));
  const controls = rows.filter((line) => !/^\| (threat|attack|setting) |^\|-/.test(line));
  expect(controls.length).toBeGreaterThan(30);
  expect(
    controls.filter((line) => !/\.(test|spec)\.(ts|mjs)`|testing\/abuse\//.test(line)),
  ).toEqual([]);
});

it('covers every chapter of ASVS 5.0', () => {
  for (const chapter of CHAPTERS) expect(text).toContain(`| ${chapter} |`);
});

it('lists every table of abuse cases', () => {
  const tests = readFileSync(
    join(root, 'apps/server/src/testing/abuse/abuse-cases.test.ts'),
    'utf8',
  );
  const tables = [...tests.matchAll(/from '\.\/([\w-]+-cases)\.ts'/g)].map(([, name]) => name);
  expect(tables.length).toBeGreaterThan(5);
  for (const name of tables) expect(text).toContain(`testing/abuse/${name}.ts`);
});
