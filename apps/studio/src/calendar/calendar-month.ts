/** A month in the zone of the browser, such as `2026-11`. */
export interface Month {
  readonly name: string;
  /** Its first moment, and that of the next month. */
  readonly from: string;
  readonly to: string;
  readonly previous: string;
  readonly next: string;
}

const pad = (value: number) => String(value).padStart(2, '0');
const nameOf = (date: Date) => `${date.getFullYear()}-${pad(date.getMonth() + 1)}`;

/** Reads a month; the present one if the text is none. */
export function readMonth(text: string | null, now: Date): Month {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text ?? '');
  const [year, month] = match
    ? [Number(match[1]), Number(match[2]) - 1]
    : [now.getFullYear(), now.getMonth()];
  const start = (shift: number) => new Date(year, month + shift, 1);
  return {
    name: nameOf(start(0)),
    from: start(0).toISOString(),
    to: start(1).toISOString(),
    previous: nameOf(start(-1)),
    next: nameOf(start(1)),
  };
}
