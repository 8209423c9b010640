interface Labelled {
  readonly id: string;
  readonly label: string;
  /** What kind of thing it is. */
  readonly hint: string;
}

/** Leads to a screen or text, or creates a text of the collection with this plural name. */
export type PaletteCommand = Labelled & ({ readonly href: string } | { readonly creates: string });

/** Commands whose label contains all words that were typed. */
export function matchCommands(
  commands: readonly PaletteCommand[],
  typed: string,
): readonly PaletteCommand[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}

/** The index after an arrow key, which continues at the other end. */
export const moveChoice = (current: number, step: 1 | -1, count: number): number =>
  count === 0 ? 0 : (current + step + count) % count;
