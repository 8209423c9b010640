export interface Size {
  width: number;
  height: number;
}

/** A square of a picture, by its middle in the picture's own pixels. */
export interface Crop {
  x: number;
  y: number;
  /** 1 shows as much as fits into a square. */
  zoom: number;
}

export const MAX_ZOOM = 4;

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

export const sideOf = ({ width, height }: Size, { zoom }: Pick<Crop, 'zoom'>) =>
  Math.min(width, height) / zoom;

/** The nearest crop that stays inside the picture. */
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

/** The picture follows the pointer: `dx` and `dy` are parts of the side of the view. */
export function moveCrop(picture: Size, crop: Crop, dx: number, dy: number): Crop {
  const side = sideOf(picture, crop);
  return keepInside(picture, { ...crop, x: crop.x - dx * side, y: crop.y - dy * side });
}

export const zoomCrop = (picture: Size, crop: Crop, zoom: number): Crop =>
  keepInside(picture, { ...crop, zoom });
