interface Attempt {
  isTaken(slug: string): Promise<boolean>;
  /** Returns whether it was inserted. */
  insert(slug: string): Promise<boolean>;
}

/**
 * Inserts something under the first free slug: `title`, `title-2` and so on, even if others insert at the same time. Returns
 * false if it was refused for another reason.
 */
export async function insertWithFreeSlug(
  base: string,
  { isTaken, insert }: Attempt,
): Promise<boolean> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (await isTaken(slug)) continue;
    if (await insert(slug)) return true;
    if (!(await isTaken(slug))) return false;
  }
}
