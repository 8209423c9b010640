/** The fields of an entry in the format of a write request: relations are document ids. */
export type Fields = Readonly<Record<string, unknown>>;

export const isSameValue = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The fields whose value differs from that in `base`. */
export function changedFields(base: Fields, current: Fields): Fields {
  return Object.fromEntries(
    Object.entries(current).filter(([name, value]) => !isSameValue(base[name], value)),
  );
}
