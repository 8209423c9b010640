/** A row among others that are sorted by time and then by id. */
export interface TimedRow {
  readonly at: string;
  readonly id: string;
}

export const writeTimeCursor = ({ at, id }: TimedRow): string => `${at} ${id}`;

export function readTimeCursor(cursor: string | undefined): TimedRow | undefined {
  if (cursor === undefined) return undefined;
  const space = cursor.indexOf(' ');
  return { at: cursor.slice(0, space), id: cursor.slice(space + 1) };
}
