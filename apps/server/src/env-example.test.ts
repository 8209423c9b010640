import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv, settings } from './env.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Set by scripts, not by operators. */
const INTERNAL = ['NODE_ENV'];
/** Their defaults depend on the installation. */
const COMPUTED = ['DATA_DIR', 'SITE_URL'];

const names = Object.keys(settings.shape).filter((name) => !INTERNAL.includes(name));
const example = Object.fromEntries(
  [...read('.env.example').matchAll(/^# ([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ]),
);

describe('.env.example', () => {
  it('lists every setting and no other', () => {
    expect(Object.keys(example).toSorted()).toEqual(names.toSorted());
  });

  it('contains only valid values', () => {
    expect(() => readEnv(example)).not.toThrow();
  });

  it('shows the defaults', () => {
    const defaults: Record<string, unknown> = settings.parse({});
    const parsed: Record<string, unknown> = settings.parse(example);
    for (const name of names.filter((item) => !COMPUTED.includes(item))) {
      if (defaults[name] !== undefined)
        expect([name, parsed[name]]).toEqual([name, defaults[name]]);
    }
  });
});

describe('docs/settings.md', () => {
  it('explains every setting', () => {
    const documented = new Set(
      [...read('docs/settings.md').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
    );
    expect(names.filter((name) => !documented.has(name))).toEqual([]);
  });
});
