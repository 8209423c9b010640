import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findUncheckedFiles } from './checked-files.mjs';

let folder;

const write = (name, text) => writeFileSync(join(folder, name), text);
const find = () =>
  findUncheckedFiles('tool', ['rules.json'], { folder, cache: join(folder, 'cache') });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-checked-'));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  write('.gitignore', 'cache\nignored.ts\n');
  write('rules.json', '{}');
  write('a.ts', 'a');
  write('b.ts', 'b');
  write('ignored.ts', '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('findUncheckedFiles', () => {
  it('lists everything that Git does not ignore until it has been accepted', () => {
    const first = find();
    expect(first.files.toSorted()).toEqual(['.gitignore', 'a.ts', 'b.ts', 'rules.json']);
    expect(find().files).toHaveLength(4);
    first.markChecked();
    expect(find().files).toEqual([]);
  });

  it('lists a file again after it has changed, and a new or renamed one', () => {
    find().markChecked();
    write('a.ts', 'changed');
    mkdirSync(join(folder, 'c'));
    write('c/b.ts', 'b');
    rmSync(join(folder, 'b.ts'));
    expect(find().files.toSorted()).toEqual(['a.ts', 'c/b.ts']);
  });

  it('does not accept what changes between the check and its end', () => {
    const { markChecked } = find();
    write('a.ts', 'changed');
    markChecked();
    expect(find().files).toEqual(['a.ts']);
  });

  it('lists everything after the settings have changed', () => {
    find().markChecked();
    write('rules.json', '{"strict":true}');
    expect(find().files).toHaveLength(4);
  });

  it('knows no files outside a Git repository', () => {
    rmSync(join(folder, '.git'), { recursive: true });
    expect(find().files).toBeUndefined();
  });
});
