export interface PdfText {
  x: number;
  y: number;
  size: number;
  text: string;
  isBold?: boolean;
  /** Right-align at x instead of starting there. */
  isRight?: boolean;
}

export interface PdfRule {
  y: number;
}

/** Builds a one-page A4 document of text and rules in the standard PDF fonts. */
export function makePdf(
  title: string,
  texts: readonly PdfText[],
  rules: readonly PdfRule[],
): Buffer {
  const content = [
    '0.5 w 0.8 G',
    ...rules.map(({ y }) => `56 ${y} m 539 ${y} l S`),
    ...texts.map(drawText),
  ].join('\n');
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    `<< /Title (${escapePdf(title)}) /Producer (stripe-sandbox) >>`,
  ]);
}

function drawText({ x, y, size, text, isBold = false, isRight = false }: PdfText): string {
  const start = isRight ? x - widthOf(text, size) : x;
  return `BT /F${isBold ? 2 : 1} ${size} Tf ${start.toFixed(2)} ${y} Td (${escapePdf(text)}) Tj ET`;
}

/** Accurate enough to right-align numbers: Helvetica digits are all 0.556 wide. */
function widthOf(text: string, size: number): number {
  let width = 0;
  for (const character of text) width += /[.,:; il'|]/.test(character) ? 0.278 : 0.556;
  return width * size;
}

/** The standard fonts are Latin-1; anything else becomes a question mark. */
function escapePdf(text: string): string {
  return text
    .replaceAll('×', '\xd7')
    .replaceAll('–', '\x96')
    .replaceAll('€', '\x80')
    .replaceAll('’', '\x92')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[^\x20-\x7e\x80-\xff]/g, '?')
    .replace(/[\\()]/g, (character) => `\\${character}`);
}

function assemble(objects: string[]): Buffer {
  let text = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets: number[] = [];
  objects.forEach((body, index) => {
    offsets.push(text.length);
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
  });
  const start = text.length;
  const entries = offsets
    .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
    .join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
