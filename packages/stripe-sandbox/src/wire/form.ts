export type FormValue = string | { [key: string]: FormValue };

/**
 * Parses `a[b][0][c]=d`. Numbered and empty brackets stay keys here, because only the parameter decides whether they
 * are array indexes or, as in metadata, names.
 */
export function parseForm(text: string): { [key: string]: FormValue } {
  const root: { [key: string]: FormValue } = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) setAt(root, keyParts(key), value);
  return root;
}

function keyParts(key: string): string[] {
  const open = key.indexOf('[');
  if (open <= 0 || !key.endsWith(']')) return [key];
  return [key.slice(0, open), ...key.slice(open + 1, -1).split('][')];
}

function setAt(target: { [key: string]: FormValue }, parts: string[], value: string): void {
  let node = target;
  parts.forEach((part, depth) => {
    const key = part === '' ? String(Object.keys(node).length) : part;
    if (depth === parts.length - 1) {
      node[key] = value;
      return;
    }
    const inner = node[key];
    if (typeof inner === 'object') {
      node = inner;
      return;
    }
    const created: { [key: string]: FormValue } = Object.create(null);
    node[key] = created;
    node = created;
  });
}
