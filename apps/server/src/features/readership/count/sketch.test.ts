import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { Sketch } from './sketch.ts';

const hashOf = (visitor: number) => createHash('sha256').update(`visitor ${visitor}`).digest();

function sketchOf(from: number, to: number, sketch = new Sketch()): Sketch {
  for (let visitor = from; visitor < to; visitor += 1) sketch.add(hashOf(visitor));
  return sketch;
}

it.each([1, 2, 3, 10, 30])('counts %i visitors exactly', (visitors) => {
  expect(sketchOf(0, visitors).count).toBe(visitors);
});

it.each([100, 1_000, 8_000, 12_000, 100_000])('estimates %i visitors within 3 %', (visitors) => {
  const { count } = sketchOf(0, visitors);
  expect(Math.abs(count - visitors) / visitors).toBeLessThan(0.03);
});

it('counts a visitor once', () => {
  expect(sketchOf(0, 20, sketchOf(0, 20)).count).toBe(20);
});

it('is continued from its text, which is short for few visitors', () => {
  const text = sketchOf(0, 20).toText();
  expect(text.length).toBeLessThan(300);
  expect(sketchOf(10, 30, Sketch.fromText(text)).count).toBe(30);
  expect(() => Sketch.fromText('AAAA')).toThrow();
});
