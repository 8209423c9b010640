import type { MediaFile } from '@rostra/contract';

/** Keeps the focal point visible in a picture that is cropped. */
export const cropPosition = (point: MediaFile['focalPoint'] | undefined) =>
  point ? { objectPosition: `${percent(point.x)}% ${percent(point.y)}%` } : undefined;

export const percent = (part: number): number => Math.round(part * 100);
