import type { Connection, Position, Reference } from '../validate/check-relation.ts';

/**
 * Adds links one after the other, each at its position. A link that exists already moves only if a position
 * is given. Undefined if a position refers to an entry that is not linked.
 */
export function placeLinks(
  present: readonly number[],
  connect: readonly Connection[],
  targets: ReadonlyMap<Reference, number>,
): number[] | undefined {
  const links = [...present];
  for (const { reference, position } of connect) {
    const id = targets.get(reference);
    if (id === undefined || (!position && links.includes(id))) continue;
    const before = links.indexOf(id);
    if (before >= 0) links.splice(before, 1);
    const index = indexFor(position, links, targets);
    if (index === undefined) return undefined;
    links.splice(index, 0, id);
  }
  return links;
}

function indexFor(
  position: Position | undefined,
  links: readonly number[],
  targets: ReadonlyMap<Reference, number>,
): number | undefined {
  if (!position) return links.length;
  if (!('of' in position)) return position.at === 'start' ? 0 : links.length;
  const neighbour = links.indexOf(targets.get(position.of) ?? 0);
  if (neighbour < 0) return undefined;
  return position.at === 'before' ? neighbour : neighbour + 1;
}
