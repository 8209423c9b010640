import { describe, expect, it } from 'vitest';
import { findCycle } from './find-cycle.mjs';

const find = (imports) => findCycle(new Map(Object.entries(imports)));

describe('findCycle', () => {
  it('finds none where imports point one way, however often something is imported', () => {
    expect(find({ a: ['b', 'c'], b: ['d'], c: ['b', 'd', 'library'], d: [] })).toBeUndefined();
  });

  it('names the modules of a cycle in order, without those that only lead to it', () => {
    const imports = { start: ['a'], a: ['leaf', 'b'], b: ['c', 'leaf'], c: ['a'], leaf: [] };
    expect(find(imports)).toEqual(['a', 'b', 'c', 'a']);
  });

  it('finds a module that imports itself, and a cycle apart from everything else', () => {
    expect(find({ a: ['a'] })).toEqual(['a', 'a']);
    expect(find({ a: ['b'], b: [], x: ['y'], y: ['x'] })).toEqual(['x', 'y', 'x']);
  });

  it('follows long chains', () => {
    const length = 20_000;
    const chain = Array.from({ length }, (_, index) => [`m${index}`, [`m${index + 1}`]]);
    expect(findCycle(new Map(chain))).toBeUndefined();
    expect(findCycle(new Map([...chain, [`m${length}`, ['m0']]]))).toHaveLength(length + 2);
  });
});
