/**
 * Who may import whom. `scripts/project/import-rules.test.mjs` plants a violation of each rule. Cycles are found by
 * `scripts/lib/checks/find-cycle.mjs`, in a hundredth of the time.
 */
const TESTS = ['\\.test\\.tsx?$', '/testing/', 'vitest\\.config\\.ts$'];
const SERVER = '^apps/server/src/';
/** From the bottom up: each layer may import itself and those before it, besides errors, env and feature types. */
const SERVER_LAYERS = [
  'location',
  'settings',
  'languages',
  'concurrency',
  'crypto',
  'db',
  'adapters',
  'http',
  'plugins',
  'features',
];
const STUDIO = '^apps/studio/src/';
/** From the bottom up: each layer may import itself and those before it. `router.tsx` puts them together. */
const STUDIO_LAYERS = ['lib', 'session', 'boot', 'layout', 'features'];
const OUR_PACKAGES = '^(apps|packages)/';
const SANDBOX = '^packages/stripe-sandbox/src/';
/** From the bottom up: each layer may import itself and those before it. */
const SANDBOX_LAYERS = ['wire', 'store', 'money', 'texts', 'objects', 'lifecycles', 'api', 'pages'];

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    forbid(
      'no-unresolved',
      'An import that leads nowhere.',
      {},
      { couldNotResolve: true, pathNot: '^(virtual:|node:|\\./\\+types/)' },
    ),
    forbid(
      'contract-needs-only-zod-and-messages',
      'Everything imports the contract, so it depends only on Zod and on the names of messages.',
      { path: '^packages/contract/', pathNot: TESTS },
      { pathNot: '^(packages/(contract|messages)/|node_modules/zod/)' },
    ),
    forbid(
      'contract-configures-zod',
      'Schemas are created with the settings in zod.ts, or they violate the content security policy.',
      { path: '^packages/contract/', pathNot: ['^packages/contract/src/zod\\.ts$', ...TESTS] },
      { path: '^node_modules/zod/' },
    ),
    forbid(
      'ui-has-no-product-knowledge',
      'Components know React, Radix and their own messages, not Rostra.',
      { path: '^packages/ui/', pathNot: TESTS },
      {
        pathNot:
          '^(packages/(ui|messages)/|node_modules/(react|react-dom|radix-ui|@radix-ui|@types)/)',
      },
    ),
    forbid(
      'messages-know-no-feature',
      'Catalogues are read by every other package.',
      { path: '^packages/messages/' },
      { path: OUR_PACKAGES, pathNot: '^packages/messages/' },
    ),
    forbid(
      'browsers-parse-no-messages',
      'Messages are compiled before they reach the browser.',
      { path: '^(apps/web/app|apps/studio/src|packages/messages/src/[^/]+\\.ts$)', pathNot: TESTS },
      { path: '^(packages/messages/src/compile/|node_modules/@formatjs/)' },
    ),
    forbid(
      'sandbox-stands-alone',
      'The sandbox is a standalone package.',
      { path: '^packages/stripe-sandbox/' },
      { path: OUR_PACKAGES, pathNot: '^packages/stripe-sandbox/' },
    ),
    ...SANDBOX_LAYERS.map((layer, index) =>
      forbid(
        'sandbox-layers-point-down',
        'A layer of the sandbox imports only itself and the layers below it.',
        { path: `${SANDBOX}${layer}/`, pathNot: TESTS },
        {
          path: SANDBOX,
          pathNot: `${SANDBOX}(${SANDBOX_LAYERS.slice(0, index + 1).join('|')})/`,
        },
      ),
    ),
    forbid(
      'nobody-imports-the-sandbox',
      'The product uses the sandbox over HTTP, like Stripe.',
      { path: OUR_PACKAGES, pathNot: ['^packages/stripe-sandbox/', ...TESTS] },
      { path: '^packages/stripe-sandbox/' },
    ),
    forbid(
      'web-reaches-the-server-through-the-contract',
      'The web app imports the contract and the components, never the server.',
      { path: '^apps/web/' },
      { path: OUR_PACKAGES, pathNot: '^(apps/web/|packages/(browser|contract|messages|ui)/)' },
    ),
    forbid(
      'studio-reaches-the-server-through-the-contract',
      'The studio imports packages, never the server or the web app.',
      { path: '^apps/studio/' },
      {
        path: OUR_PACKAGES,
        pathNot: '^(apps/studio/|packages/(browser|contract|markdown-editor|messages|ui)/)',
      },
    ),
    ...STUDIO_LAYERS.map((layer, index) =>
      forbid(
        'studio-layers-point-down',
        'No layer of the studio imports one above it: the layout knows no feature.',
        { path: `${STUDIO}${layer}/`, pathNot: TESTS },
        { path: STUDIO, pathNot: `${STUDIO}(${STUDIO_LAYERS.slice(0, index + 1).join('|')})/` },
      ),
    ),
    forbid(
      'block-syntax-stands-alone',
      'The server and the editor read blocks in the same way.',
      { path: '^packages/block-syntax/', pathNot: TESTS },
      { path: OUR_PACKAGES, pathNot: '^packages/block-syntax/' },
    ),
    forbid(
      'editor-knows-only-blocks',
      'The editor gets its texts, its files and its look from the studio.',
      { path: '^packages/markdown-editor/', pathNot: TESTS },
      { path: OUR_PACKAGES, pathNot: '^packages/(block-syntax|markdown-editor)/' },
    ),
    forbid(
      'browser-package-knows-only-the-contract',
      'Both apps use it, with their own components.',
      { path: '^packages/browser/' },
      {
        pathNot:
          '^(packages/(browser|contract)/|scripts/lib/testing/|node_modules/(@types|vitest)/)',
        dependencyTypesNot: ['core'],
      },
    ),
    forbid(
      'web-lib-knows-no-feature',
      'What several features share depends on none of them.',
      { path: '^apps/web/app/lib/' },
      { path: '^apps/web/app/(features|layouts)/' },
    ),
    forbid(
      'server-imports-contract-and-messages',
      'Of our own packages the server knows the contract, the messages and the syntax of blocks. Its tests also start the sandbox.',
      { path: SERVER },
      {
        path: OUR_PACKAGES,
        pathNot:
          '^(apps/server/|packages/(block-syntax|contract|messages)/|packages/stripe-sandbox/src/index\\.ts$)',
      },
    ),
    ...SERVER_LAYERS.map((layer, index) =>
      forbid(
        'server-layers-point-down',
        'No layer of the server imports one above it: a plugin or adapter knows no feature.',
        { path: `${SERVER}${layer}/`, pathNot: TESTS },
        {
          path: SERVER,
          pathNot: [
            `${SERVER}(${SERVER_LAYERS.slice(0, index + 1).join('|')})/`,
            `${SERVER}(errors|env|feature)\\.ts$`,
            '/testing/',
          ],
        },
      ),
    ),
    forbid(
      'features-meet-at-their-index',
      'Another feature is reached through its index.ts.',
      { path: '^apps/(server/src|web/app|studio/src)/features/([^/]+)/' },
      {
        path: '^apps/(server/src|web/app|studio/src)/features/([^/]+)/',
        pathNot: [
          '^apps/(server/src|web/app|studio/src)/features/$2/',
          '/features/[^/]+/index\\.tsx?$',
        ],
      },
    ),
    forbid(
      'an-index-exports-no-repo',
      'A feature offers use cases; its queries are its own.',
      { path: `${SERVER}features/[^/]+/index\\.ts$` },
      { path: '\\.repo\\.ts$' },
    ),
    forbid(
      'fastify-at-the-edge',
      'HTTP belongs to app, http, plugins and routes.',
      {
        path: SERVER,
        pathNot: [
          `${SERVER}(app|main|dev|feature)\\.ts$`,
          `${SERVER}start/`,
          `${SERVER}(http|plugins)/`,
          '(routes|feature)\\.ts$',
          '/features/[^/]+/index\\.ts$',
          ...TESTS,
        ],
      },
      { path: '^node_modules/(fastify|@fastify|fastify-plugin|fastify-type-provider-zod)/' },
    ),
    forbid(
      'sql-in-repos',
      'Queries belong to db/ and to *.repo.ts.',
      { path: SERVER, pathNot: [`${SERVER}db/`, '\\.repo\\.ts$', ...TESTS] },
      { path: '^node_modules/(kysely|kysely-postgres-js|postgres)/' },
    ),
    forbid(
      'rules-know-no-http',
      'A use case does not import routes.',
      {
        path: `${SERVER}features/`,
        pathNot: ['/index\\.ts$', '/feature\\.ts$', 'routes\\.ts$', ...TESTS],
      },
      { path: `${SERVER}.*routes\\.ts$` },
    ),
    forbid(
      'stripe-in-its-adapter',
      'One place makes the Stripe client.',
      { path: SERVER, pathNot: [`${SERVER}adapters/payments/`, ...TESTS] },
      { path: '^node_modules/stripe/' },
    ),
    forbid(
      'pg-is-loaded-on-demand',
      'A site on SQLite does not spend memory on the PostgreSQL driver.',
      { path: SERVER, pathNot: TESTS },
      { path: '^node_modules/pg/', dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'testing-stays-in-tests',
      'What tests need is not part of the product.',
      { path: OUR_PACKAGES, pathNot: ['^packages/stripe-sandbox/scripts/', ...TESTS] },
      { path: '/testing/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(build|\\.react-router)/' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
    },
  },
};
