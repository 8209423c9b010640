import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import rules from '../../.dependency-cruiser.mjs';
import { checkImports } from '../lib/checks/import-rules.mjs';
import { root } from '../lib/root.mjs';

const SERVER = 'apps/server/src';

/** One planted violation of each rule: file, import and rule. */
const PLANTED = [
  [`${SERVER}/features/a/one.ts`, './two.ts', 'no-cycles'],
  [`${SERVER}/features/a/lost.ts`, './nowhere.ts', 'no-unresolved'],
  ['packages/contract/src/x.ts', 'fastify', 'contract-needs-only-zod-and-messages'],
  ['packages/contract/src/schema.ts', 'zod', 'contract-configures-zod'],
  ['packages/ui/src/x.tsx', '../../contract/src/ok.ts', 'ui-has-no-product-knowledge'],
  ['packages/block-syntax/src/x.ts', '../../contract/src/ok.ts', 'block-syntax-stands-alone'],
  ['packages/markdown-editor/src/x.ts', '../../contract/src/ok.ts', 'editor-knows-only-blocks'],
  ['apps/web/app/lib/x.ts', '../features/b/inner.ts', 'web-lib-knows-no-feature'],
  ['packages/messages/src/x.ts', '../../contract/src/ok.ts', 'messages-know-no-feature'],
  ['packages/messages/src/y.ts', './compile/ok.ts', 'browsers-parse-no-messages'],
  ['packages/stripe-sandbox/src/x.ts', '../../contract/src/ok.ts', 'sandbox-stands-alone'],
  ['packages/stripe-sandbox/src/money/x.ts', '../api/ok.ts', 'sandbox-layers-point-down'],
  [
    `${SERVER}/features/a/pay.ts`,
    '../../../../../packages/stripe-sandbox/src/ok.ts',
    'nobody-imports-the-sandbox',
  ],
  [
    `${SERVER}/features/a/start.ts`,
    '../../../../../packages/stripe-sandbox/src/index.ts',
    'nobody-imports-the-sandbox',
  ],
  ['apps/web/app/x.ts', '../../server/src/ok.ts', 'web-reaches-the-server-through-the-contract'],
  [
    'apps/studio/src/x.ts',
    '../../server/src/ok.ts',
    'studio-reaches-the-server-through-the-contract',
  ],
  [
    'apps/studio/src/y.ts',
    '../../web/app/features/b/inner.ts',
    'studio-reaches-the-server-through-the-contract',
  ],
  ['apps/studio/src/layout/x.ts', '../features/b/index.ts', 'studio-layers-point-down'],
  ['apps/studio/src/features/a/peek.ts', '../b/inner.ts', 'features-meet-at-their-index'],
  ['packages/browser/src/x.ts', '../../ui/src/ok.ts', 'browser-package-knows-only-the-contract'],
  [`${SERVER}/x.ts`, '../../../packages/ui/src/ok.ts', 'server-imports-contract-and-messages'],
  [`${SERVER}/features/a/peek.ts`, '../b/inner.ts', 'features-meet-at-their-index'],
  ['apps/web/app/features/a/peek.ts', '../b/inner.ts', 'features-meet-at-their-index'],
  [`${SERVER}/plugins/x.ts`, '../features/b/index.ts', 'server-layers-point-down'],
  [`${SERVER}/adapters/x.ts`, '../features/b/index.ts', 'server-layers-point-down'],
  [`${SERVER}/http/x.ts`, '../plugins/ok.ts', 'server-layers-point-down'],
  [`${SERVER}/db/x.ts`, '../http/ok.ts', 'server-layers-point-down'],
  [`${SERVER}/features/a/compose.ts`, '../../app.ts', 'server-layers-point-down'],
  [`${SERVER}/features/d/index.ts`, './queries.repo.ts', 'an-index-exports-no-repo'],
  [`${SERVER}/features/a/http.ts`, 'fastify', 'fastify-at-the-edge'],
  [`${SERVER}/features/a/query.ts`, 'kysely', 'sql-in-repos'],
  [`${SERVER}/features/a/upward.ts`, './routes.ts', 'rules-know-no-http'],
  [`${SERVER}/features/a/card.ts`, 'stripe', 'stripe-in-its-adapter'],
  [`${SERVER}/db/driver.ts`, 'pg', 'pg-is-loaded-on-demand'],
  [`${SERVER}/features/a/fake.ts`, '../../testing/ok.ts', 'testing-stays-in-tests'],
];

/** Imports that no rule may forbid. */
const ALLOWED = [
  [`${SERVER}/features/a/through-index.ts`, '../b/index.ts'],
  [`${SERVER}/features/a/feature.ts`, '../../feature.ts'],
  [`${SERVER}/plugins/guard.ts`, '../http/ok.ts'],
  [`${SERVER}/features/a/things.repo.ts`, 'kysely'],
  [`${SERVER}/features/c/routes.ts`, 'fastify'],
  [`${SERVER}/adapters/payments/client.ts`, 'stripe'],
  [`${SERVER}/features/a/testing/pay.ts`, '../../../../../../packages/stripe-sandbox/src/index.ts'],
  ['packages/contract/src/zod.ts', 'zod'],
  ['apps/web/app/features/a/call.ts', '../../../../../packages/contract/src/ok.ts'],
];

const SUPPORT = [
  `${SERVER}/ok.ts`,
  `${SERVER}/app.ts`,
  `${SERVER}/feature.ts`,
  `${SERVER}/http/ok.ts`,
  `${SERVER}/plugins/ok.ts`,
  `${SERVER}/testing/ok.ts`,
  `${SERVER}/features/a/routes.ts`,
  `${SERVER}/features/b/inner.ts`,
  `${SERVER}/features/b/index.ts`,
  `${SERVER}/features/d/queries.repo.ts`,
  'apps/web/app/features/b/inner.ts',
  'apps/studio/src/features/b/index.ts',
  'apps/studio/src/features/b/inner.ts',
  'packages/contract/src/ok.ts',
  'packages/messages/src/compile/ok.ts',
  'packages/ui/src/ok.ts',
  'packages/stripe-sandbox/src/ok.ts',
  'packages/stripe-sandbox/src/api/ok.ts',
  'packages/stripe-sandbox/src/index.ts',
];

let folder;
let violations;

function write(file, text) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-import-rules-'));
  for (const name of ['fastify', 'kysely', 'pg', 'stripe', 'zod']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'export const ok = 1;\n');
  }
  cpSync(join(root, '.dependency-cruiser.mjs'), join(folder, '.dependency-cruiser.mjs'));
  for (const file of SUPPORT) write(file, 'export const ok = 1;\n');
  for (const [file, target] of [...PLANTED, ...ALLOWED]) {
    write(file, `import * as it from '${target}';\nexport const seen = it;\n`);
  }
  write(
    `${SERVER}/features/a/two.ts`,
    "import * as it from './one.ts';\nexport const seen = it;\n",
  );
  const { output } = await checkImports({ folder, folders: ['apps', 'packages'] });
  violations = [...output.matchAll(/^([\w-]+): (\S+) → /gm)].map(
    ([, rule, from]) => `${from}: ${rule}`,
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('import rules', () => {
  it.each(PLANTED)('%s may not import %s (%s)', (file, _target, rule) => {
    expect(violations).toContain(`${file}: ${rule}`);
  });

  it.each(ALLOWED)('%s may import %s', (file) => {
    expect(violations.filter((line) => line.startsWith(`${file}: `))).toEqual([]);
  });

  it('has a planted violation for every rule', () => {
    const planted = new Set(PLANTED.map(([, , rule]) => rule));
    expect(rules.forbidden.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual(
      [],
    );
  });
});
