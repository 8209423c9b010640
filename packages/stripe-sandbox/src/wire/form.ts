export type FormValue = string | FormValue[] | { [key: string]: FormValue };

/** Parses `a[b][0][c]=d` as Stripe does: brackets nest, `[]` and numbered keys make arrays. */
export function parseForm(text: string): { [key: string]: FormValue } {
  const root: Nested = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    setAt(root, keyParts(key), value);
  }
  return toPlain(root) as { [key: string]: FormValue };
}

type Nested = { [key: string]: Nested | string };

function keyParts(key: string): string[] {
  const open = key.indexOf('[');
  if (open <= 0 || !key.endsWith(']')) return [key];
  return [key.slice(0, open), ...key.slice(open + 1, -1).split('][')];
}

function setAt(target: Nested, parts: string[], value: string): void {
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
    const created: Nested = Object.create(null);
    node[key] = created;
    node = created;
  });
}

function toPlain(node: Nested | string): FormValue {
  if (typeof node === 'string') return node;
  const entries = Object.entries(node);
  if (entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))) {
    return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, inner]) => toPlain(inner));
  }
  return Object.fromEntries(entries.map(([key, inner]) => [key, toPlain(inner)]));
}
