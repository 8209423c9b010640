/** What may stay in a drawing: shapes, gradients and words. Nothing that runs, animates, links or loads. */
export const ELEMENTS: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'switch'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern'],
]);

/** Their content is left out with them. All other elements make way for nothing as well. */
export const STYLE = 'style';

/** How something looks. Also what remains of style sheets, as attributes. */
export const PRESENTATION: ReadonlySet<string> = new Set([
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity'],
  ...['stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray'],
  ...['stroke-dashoffset', 'opacity', 'color', 'stop-color', 'stop-opacity', 'clip-path'],
  ...['clip-rule', 'mask', 'display', 'visibility', 'paint-order', 'vector-effect'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'word-spacing'],
  ...['text-anchor', 'dominant-baseline', 'direction', 'mix-blend-mode', 'isolation'],
]);

const GEOMETRY: ReadonlySet<string> = new Set([
  ...['id', 'd', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'fr'],
  ...['dx', 'dy', 'rotate', 'width', 'height', 'points', 'transform', 'pathLength', 'offset'],
  ...['viewBox', 'preserveAspectRatio', 'textLength', 'lengthAdjust', 'spreadMethod'],
  ...['gradientUnits', 'gradientTransform', 'clipPathUnits', 'maskUnits', 'maskContentUnits'],
  ...['patternUnits', 'patternContentUnits', 'patternTransform'],
]);

/** Elements that may refer to another element of the same drawing. */
export const REFERRING: ReadonlySet<string> = new Set([
  'use',
  'linearGradient',
  'radialGradient',
  'pattern',
]);

export const isAllowedAttribute = (name: string): boolean =>
  GEOMETRY.has(name) || PRESENTATION.has(name);

/** All others are refused: some load, and each can have names of its own in a browser (`-webkit-image-set`). */
const FUNCTIONS: ReadonlySet<string> = new Set([
  ...['matrix', 'translate', 'scale', 'rotate', 'skewx', 'skewy', 'calc'],
  ...['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
  ...['icc-color', 'device-cmyk', 'inset', 'circle', 'ellipse', 'polygon', 'path'],
]);

/** Only parts of the drawing itself can be referred to. No CSS escapes, which could hide a function. */
export function isHarmless(value: string): boolean {
  if (/[\\<>{};@]|\/\*/.test(value)) return false;
  if (/^\s*url\(\s*(["']?)#[\w:.-]+\1\s*\)\s*$/i.test(value)) return true;
  // Only from the beginning of a name: trying each letter of a long one takes minutes.
  const functions = value.match(/(?<![^\s(),])[^\s(),]+\s*\(/g) ?? [];
  return functions.every((name) => FUNCTIONS.has(name.slice(0, -1).trim().toLowerCase()));
}
