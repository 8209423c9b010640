import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './lib/root.mjs';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

const PLATFORMS = [
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'x64'],
  ['darwin', 'arm64'],
];

const fits = ({ os, cpu }, [platform, arch]) =>
  (!os || os.includes(platform)) && (!cpu || cpu.includes(arch));

/** Packages that pick a binary for the platform: they have optional parts bound to an `os`. */
const withBinaries = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
  const parts = Object.keys(optionalDependencies).flatMap((name) => {
    const found = packages[`${path}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
    return found?.os ? [found] : [];
  });
  return parts.length > 1 ? [[path || 'the root package', parts]] : [];
});

describe('package-lock.json', () => {
  it('knows packages with binaries at all', () => {
    expect(withBinaries.map(([path]) => path)).toContain('node_modules/rolldown');
  });

  it.each(withBinaries)('%s has a binary for every platform we serve', (_path, parts) => {
    const missing = PLATFORMS.filter((platform) => !parts.some((part) => fits(part, platform)));
    expect(missing).toEqual([]);
  });

  it('names no host to download from', () => {
    const hosts = Object.values(packages).filter(({ resolved }) => /^https?:/.test(resolved ?? ''));
    expect(hosts).toEqual([]);
  });
});
