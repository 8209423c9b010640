/** An address made of a name, as far as its letters allow. */
export const suggestAddress = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');

/** A key that no other area has. It is stored with the policies, and never changes. */
export function keyFor(address: string, taken: readonly string[]): string {
  if (address === '' || !taken.includes(address)) return address;
  let number = 2;
  while (taken.includes(`${address}-${number}`)) number += 1;
  return `${address}-${number}`;
}
