import type { Element, Properties } from 'hast';

const INK = '#1b1c1a';
const MUTED = '#565850';
/** Those of the light theme in `tokens.css`; a document has no style sheet for its drawings. */
const SERIES_COLOURS = ['#0f4c45', '#b3541e', '#3a6ea5', '#7a5c00', '#7d4291', '#5c666b'];
const PAPER = '#ffffff';

const FONT = {
  fontFamily: "'Public Sans', 'Noto Naskh Arabic', 'Noto Serif', sans-serif",
  fontSize: '13',
};

const FIXED: Readonly<Record<string, Properties>> = {
  grid: { fill: 'none', stroke: '#dcd7ca', strokeWidth: '1' },
  zero: { fill: 'none', stroke: '#87847a', strokeWidth: '1' },
  label: { ...FONT, fill: MUTED },
  value: { ...FONT, fill: INK },
};

/** The same drawing with colours and typefaces in it, for a picture in a PDF or EPUB. */
export function paint(node: Element): Element {
  const [name = ''] = (node.properties.className as string[] | undefined) ?? [];
  const { className: _, ...properties } = node.properties;
  const children = node.children.map((child) => (child.type === 'element' ? paint(child) : child));
  return { ...node, properties: { ...properties, ...attributesOf(name) }, children };
}

function attributesOf(className: string): Properties {
  const role = className.replace(/^chart-/, '');
  const [, kind, number] = /^(fill|line|soft)-(\d)$/.exec(role) ?? [];
  const colour = SERIES_COLOURS[Number(number) - 1] ?? INK;
  if (kind === 'fill') return { fill: colour, stroke: PAPER, strokeWidth: '0.5' };
  if (kind === 'soft') return { fill: colour, fillOpacity: '0.16' };
  if (kind === 'line')
    return { fill: 'none', stroke: colour, strokeWidth: '2.5', strokeLineJoin: 'round' };
  return FIXED[role] ?? {};
}
