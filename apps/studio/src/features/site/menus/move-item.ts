/** The list with one item a place earlier or later. */
export function moveItem<Item>(items: readonly Item[], from: number, by: -1 | 1): Item[] {
  const moved = [...items];
  moved.splice(from + by, 0, ...moved.splice(from, 1));
  return moved;
}
