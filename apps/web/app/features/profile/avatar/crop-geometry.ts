export interface Size {
  width: number;
  height: number;
}

/** A square crop, given by its centre in image pixels. */
export interface Crop {
  x: number;
  y: number;
  /** 1 is the largest square that fits. */
  zoom: number;
}

export const MAX_ZOOM = 4;

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

export const sideOf = ({ width, height }: Size, { zoom }: Pick<Crop, 'zoom'>) =>
  Math.min(width, height) / zoom;

/** Clamps a crop to the picture. */
export function keepInside(picture: Size, crop: Crop): Crop {
  const zoom = between(crop.zoom, 1, MAX_ZOOM);
  const half = sideOf(picture, { zoom }) / 2;
  return {
    zoom,
    x: between(crop.x, half, picture.width - half),
    y: between(crop.y, half, picture.height - half),
  };
}

export const wholeCrop = ({ width, height }: Size): Crop => ({
  x: width / 2,
  y: height / 2,
  zoom: 1,
});

/** Moves the picture with the pointer; `dx` and `dy` are fractions of the view's side. */
export function moveCrop(picture: Size, crop: Crop, dx: number, dy: number): Crop {
  const side = sideOf(picture, crop);
  return keepInside(picture, { ...crop, x: crop.x - dx * side, y: crop.y - dy * side });
}

export const zoomCrop = (picture: Size, crop: Crop, zoom: number): Crop =>
  keepInside(picture, { ...crop, zoom });
