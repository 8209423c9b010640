import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { settingNames } from '../../apps/server/src/settings/settings.ts';
import { root } from '../lib/root.mjs';

const read = (file) => readFileSync(join(root, 'deploy', file), 'utf8');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const known = new Set(settingNames);
/** Of Node and the C library, not of the site. */
const OF_THE_RUNTIME = ['MALLOC_ARENA_MAX', 'NODE_COMPILE_CACHE'];
const unknown = (names) =>
  names.filter((name) => !known.has(name) && !OF_THE_RUNTIME.includes(name));

const compose = parse(read('compose.yaml'), { merge: true });
const kubernetes = parseAllDocuments(read('kubernetes/rostra.yaml')).map((document) =>
  document.toJS(),
);
const byKind = (kind) => kubernetes.find((object) => object.kind === kind);
const containers = () =>
  [byKind('Job'), byKind('Deployment')].flatMap(({ spec }) => spec.template.spec.containers);

const metricNames = () =>
  new Set(
    [
      'prometheus.ts',
      '../../features/mail/feature.ts',
      '../../features/operations/feature.ts',
      '../../features/billing/webhooks/event-gauges.ts',
    ]
      .map((file) => readFileSync(join(root, 'apps/server/src/adapters/metrics', file), 'utf8'))
      .flatMap((source) => [...source.matchAll(/name: '(?:rostra_)?(\w+)'/g)])
      .map(([, name]) => `rostra_${name}`),
  );

describe('deployment files', () => {
  it('monitor only metrics that exist', () => {
    const rules = parse(read('monitoring/alerts.yaml')).groups.flatMap(({ rules }) => rules);
    const panels = JSON.parse(read('monitoring/grafana-dashboard.json')).panels;
    const expressions = [
      ...rules.map(({ expr }) => expr),
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    const used = expressions.flatMap((expression) => expression.match(/rostra_\w+/g) ?? []);
    expect(used.length).toBeGreaterThan(10);
    const base = (name) => name.replace(/_(count|bucket|sum)$/, '');
    expect(used.filter((name) => !metricNames().has(base(name)))).toEqual([]);
  });

  it('use only settings that exist', () => {
    const assignments = read('Dockerfile').match(/^(?:ENV| {4})\s*[A-Z0-9_]+(?==)/gm) ?? [];
    const image = assignments.map((line) => line.replace(/^ENV/, '').trim());
    expect(image).toContain('DATA_DIR');
    expect(unknown(image)).toEqual([]);
    expect(unknown(Object.keys(compose.services.app1.environment))).toEqual([]);
    expect(unknown(Object.keys(byKind('ConfigMap').data))).toEqual([]);
    const unit = read('rostra.service').match(/^Environment=(.*)$/m)?.[1] ?? '';
    expect(unknown(unit.split(' ').map((pair) => pair.split('=')[0]))).toEqual([]);
  });

  it('give both containers of the composition the same settings', () => {
    const { app1, app2 } = compose.services;
    expect(app2.environment).toEqual(app1.environment);
    expect(app1.environment).toMatchObject({ TRUST_PROXY: '1', JWT_SECRET: expect.anything() });
  });

  it('list every variable of the composition in its example', () => {
    const used = new Set(
      [...read('compose.yaml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name),
    );
    const listed = read('.env.example').match(/^[A-Z0-9_]+(?==)/gm) ?? [];
    expect(listed.toSorted()).toEqual([...used].toSorted());
  });

  it('start Node itself, as npm start does, so that it receives the signal', () => {
    const [variable, , flag] = manifest.scripts.start.split(' ');
    expect(read('Dockerfile')).toMatch(new RegExp(`^ {4}${variable}$`, 'm'));
    expect(read('rostra.service')).toMatch(new RegExp(`^Environment=.* ${variable}$`, 'm'));
    const command = ['node', flag, 'apps/server/build/main.js'];
    const quoted = command.map((word) => JSON.stringify(word)).join(', ');
    expect(read('Dockerfile')).toContain(`CMD [${quoted}]`);
    expect(read('rostra.service')).toContain(`ExecStart=/usr/bin/${command.join(' ')}`);
  });

  it('run without privileges on a read-only file system', () => {
    expect(read('Dockerfile')).toMatch(/^USER node$/m);
    expect(compose.services.app1).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    for (const { securityContext } of containers()) {
      expect(securityContext).toMatchObject({ runAsNonRoot: true, readOnlyRootFilesystem: true });
    }
  });

  it('wait longer for the site to stop than it needs', () => {
    const longest = 10;
    expect(Number.parseInt(compose.services.app1.stop_grace_period, 10)).toBeGreaterThan(longest);
    const { terminationGracePeriodSeconds } = byKind('Deployment').spec.template.spec;
    expect(terminationGracePeriodSeconds).toBeGreaterThan(longest + 5);
    const timeout = /^TimeoutStopSec=(\d+)$/m.exec(read('rostra.service'))?.[1];
    expect(Number(timeout)).toBeGreaterThan(longest);
  });

  it('build the image in two stages, and keep secrets and data out of it', () => {
    const stages = read('Dockerfile').match(/^FROM .*$/gm);
    expect(stages).toHaveLength(2);
    expect(stages?.[0]).toMatch(/ AS build$/);
    expect(read('Dockerfile')).toMatch(/^COPY --from=build /m);
    const ignored = read('Dockerfile.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.git', 'data', '**/node_modules']));
  });

  it('run programs that exist', () => {
    const [migration] = containers();
    const [node, program] = migration.command;
    expect(node).toBe('node');
    expect(existsSync(join(root, program))).toBe(true);
  });

  it('keep at least one of several pods', () => {
    const { spec } = byKind('Deployment');
    const budget = byKind('PodDisruptionBudget').spec;
    expect(budget.minAvailable).toBeLessThan(spec.replicas);
    for (const selector of [budget.selector, spec.selector]) {
      expect(selector.matchLabels).toEqual(spec.template.metadata.labels);
    }
    expect(byKind('Service').spec.selector).toEqual(spec.template.metadata.labels);
  });

  it('compose two apps, a database, storage, a proxy and a mail catcher', () => {
    expect(Object.keys(compose.services).toSorted()).toEqual(
      ['app1', 'app2', 'bucket', 'database', 'mail', 'proxy', 'storage'].toSorted(),
    );
    const { APPS } = compose.services.proxy.environment;
    expect(APPS.split(' ')).toEqual(['app1:3000', 'app2:3000']);
    expect(read('Caddyfile')).toContain('{$APPS:');
  });

  it('never cache a response to a member', () => {
    const nginx = read('nginx.conf');
    expect(nginx).toMatch(/^\s*proxy_cache_bypass \$http_authorization;$/m);
    expect(nginx).toMatch(/^\s*proxy_no_cache \$http_authorization;$/m);
    expect(read('Caddyfile.cached')).toMatch(/^\s*not header Authorization \*$/m);
    expect(read('Caddyfile.cached')).toMatch(/^\s*default_cache_control no-store$/m);
  });

  it('check the readiness that the site reports', () => {
    const { readinessProbe, livenessProbe } = containers()[1];
    expect(readinessProbe.httpGet.path).toBe('/readyz');
    expect(livenessProbe.httpGet.path).toBe('/healthz');
    for (const file of ['Dockerfile', 'Caddyfile', 'Caddyfile.cached'])
      expect(read(file)).toContain('/readyz');
  });

  it('name the version of this release', () => {
    for (const { image } of containers()) expect(image).toBe(`rostra:${manifest.version}`);
  });
});
