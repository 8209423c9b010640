export interface Row {
  what: string;
  value: number;
  unit: string;
  goal?: string;
}

const show = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(2));

export function table(rows: readonly Row[]): string {
  const cells = [
    ['what', 'value', 'unit', 'goal'],
    ...rows.map((row) => [row.what, show(row.value), row.unit, row.goal ?? '']),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(head), rule, ...body.map(line)].join('\n');
}
