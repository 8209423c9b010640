import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepInside, MAX_ZOOM, moveCrop, sideOf, wholeCrop, zoomCrop } from './crop-geometry.ts';

const wide = { width: 400, height: 200 };

describe('a crop', () => {
  it('starts as the largest centred square', () => {
    const crop = wholeCrop(wide);
    expect(crop).toEqual({ x: 200, y: 100, zoom: 1 });
    expect(sideOf(wide, crop)).toBe(200);
    expect(keepInside(wide, crop)).toEqual(crop);
  });

  it('follows the pointer and stops at the edge', () => {
    expect(moveCrop(wide, wholeCrop(wide), 0.25, 0.25)).toEqual({ x: 150, y: 100, zoom: 1 });
    expect(moveCrop(wide, wholeCrop(wide), 5, 0).x).toBe(100);
  });

  it('moves back inside when it grows at the edge', () => {
    const corner = moveCrop(wide, zoomCrop(wide, wholeCrop(wide), 2), 9, 9);
    expect(corner).toEqual({ x: 50, y: 50, zoom: 2 });
    expect(zoomCrop(wide, corner, 1)).toEqual({ x: 100, y: 100, zoom: 1 });
  });

  it('always stays inside the picture', () => {
    const length = fc.integer({ min: 1, max: 9000 });
    const part = fc.double({ min: -3, max: 3, noNaN: true });
    fc.assert(
      fc.property(length, length, part, part, part, (width, height, dx, dy, zoom) => {
        const picture = { width, height };
        const crop = moveCrop(picture, zoomCrop(picture, wholeCrop(picture), zoom * 3), dx, dy);
        const half = sideOf(picture, crop) / 2;
        expect(crop.zoom).toBeGreaterThanOrEqual(1);
        expect(crop.zoom).toBeLessThanOrEqual(MAX_ZOOM);
        expect(crop.x - half).toBeGreaterThanOrEqual(-1e-6);
        expect(crop.y - half).toBeGreaterThanOrEqual(-1e-6);
        expect(crop.x + half).toBeLessThanOrEqual(width + 1e-6);
        expect(crop.y + half).toBeLessThanOrEqual(height + 1e-6);
      }),
    );
  });
});
