import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingKeys } from '@rostra/contract';
import { describe, expect, it } from 'vitest';
import { readEnv } from '../../apps/server/src/env.ts';
import {
  envSchema,
  sections,
  settingNames,
  settings,
  studioSettings,
} from '../../apps/server/src/settings/settings.ts';
import { root } from '../lib/root.mjs';
import { documents } from '../lib/settings/documents.mjs';

/** Set by scripts, not by operators. */
const INTERNAL = ['NODE_ENV'];
const names = settingNames.filter((name) => !INTERNAL.includes(name));
const example = Object.fromEntries(
  [...documents['.env.example'].matchAll(/^# ([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ]),
);

describe('settings', () => {
  it.each(Object.keys(documents))('are documented in %s; run npm run document-settings', (path) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(documents[path]);
  });

  it('belong to one section each', () => {
    const listed = sections.flatMap((section) => Object.keys(section.settings));
    expect(listed.toSorted()).toEqual(names.toSorted());
  });

  it('are declared once for each that staff can change', () => {
    expect(Object.keys(studioSettings).toSorted()).toEqual(settingKeys.toSorted());
    const declared = sections.flatMap((section) => [
      ...Object.values(section.settings).flatMap(({ studio }) => studio?.key ?? []),
      ...(section.onlyInStudio ?? []).map(({ key }) => key),
    ]);
    expect(declared).toHaveLength(settingKeys.length);
  });
});

describe('.env.example', () => {
  it('lists every setting and no other', () => {
    expect(Object.keys(example).toSorted()).toEqual(names.toSorted());
  });

  it('contains only valid values', () => {
    expect(() => readEnv(example)).not.toThrow();
  });

  it('shows the defaults', () => {
    const defaults = envSchema.parse({});
    const parsed = envSchema.parse(example);
    for (const name of names.filter((item) => settings[item].default !== undefined)) {
      expect([name, parsed[name]]).toEqual([name, defaults[name]]);
    }
  });
});
