import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { capabilities, staffRoles } from '../../packages/contract/src/capabilities.ts';
import * as contract from '../../packages/contract/src/index.ts';
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

/** The rows below a header, as cells. */
function tableBelow(header) {
  const lines = text.split('\n');
  const start = lines.indexOf(header);
  expect(start, header).toBeGreaterThan(-1);
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map((line) => line.slice(2, -2).split(' | '));
}

const roles = Object.keys(staffRoles);
const rolesWith = (capability) =>
  roles.filter((role) => staffRoles[role].capabilities.includes(capability));

it('gives every role the capabilities that it has', () => {
  const rows = tableBelow(`| capability | ${roles.join(' | ')} |`);
  const expected = Object.entries(capabilities).map(([name, description]) => [
    `\`${name}\`: ${description}`,
    ...roles.map((role) => (rolesWith(name).includes(role) ? 'yes' : 'no')),
  ]);
  expect(rows).toEqual(expected);
});

it('says who may do something as the table of capabilities does', () => {
  const claims = [
    ...text.matchAll(
      /((?:owner|administrators|editors|authors|treasurers)(?:, | and | or |owner|administrators|editors|authors|treasurers)*) \(`([a-z]+\.[a-z]+)`\)/gi,
    ),
  ];
  expect(claims.length).toBeGreaterThan(4);
  for (const [claim, people, capability] of claims) {
    const named = people
      .toLowerCase()
      .split(/, | and | or /)
      .map((name) => name.replace(/s$/, ''));
    expect([claim, named.toSorted()]).toEqual([claim, rolesWith(capability).toSorted()]);
  }
});

it('says what API tokens may do', () => {
  const rows = tableBelow('| access of a token | capabilities of |');
  const expected = Object.entries(contract.tokenRoles).map(([access, role]) => [
    `\`${access}\``,
    role ?? 'no role: it reads what everybody can read',
  ]);
  expect(rows).toEqual(expected);
});

it('lists the calls that need a proof of identity', () => {
  const sensitive = Object.values(contract).filter(
    (value) => typeof value === 'object' && value !== null && value.needsProof === true,
  );
  const expected = sensitive.map(({ method, path, summary }) => [`\`${method} ${path}\``, summary]);
  expect(tableBelow('| call | what it does |')).toEqual(expected.toSorted());
});

it('describes the import as the contract does', () => {
  const [, section = ''] = text.split('\n## Imports\n');
  expect(section.trim()).toMatch(/^Owner and administrators \(`site\.import`\) start imports/);
  expect(contract.createImport).toMatchObject({ access: 'site.import', needsProof: true });
});
