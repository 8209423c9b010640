/**
 * The modules of a cycle of imports, the first one again at the end. Undefined if there is none.
 *
 * @param {Map<string, string[]>} imports What each module imports.
 */
export function findCycle(imports) {
  const done = new Set();
  for (const start of imports.keys()) {
    const cycle = findCycleFrom(start, imports, done);
    if (cycle) return cycle;
  }
  return undefined;
}

/** Without recursion, because chains of imports can be long. */
function findCycleFrom(start, imports, done) {
  const path = [];
  const onPath = new Set();
  const enter = (module) => {
    onPath.add(module);
    path.push({ module, rest: [...(imports.get(module) ?? [])] });
  };
  if (!done.has(start)) enter(start);
  while (path.length > 0) {
    const { module, rest } = path.at(-1);
    const next = rest.pop();
    if (next === undefined) {
      path.pop();
      onPath.delete(module);
      done.add(module);
    } else if (onPath.has(next)) {
      const names = path.map((step) => step.module);
      return [...names.slice(names.indexOf(next)), next];
    } else if (!done.has(next)) {
      enter(next);
    }
  }
  return undefined;
}
