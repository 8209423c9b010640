import { isHarmless, PRESENTATION } from './allowed.ts';

export type Presentation = ReadonlyMap<string, string>;

/** The declarations of a style attribute or rule that may stay. */
export function readDeclarations(text: string): Presentation {
  const kept = new Map<string, string>();
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .replace(/!important/i, '')
      .trim();
    if (value && PRESENTATION.has(name) && isHarmless(value)) kept.set(name, value);
  }
  return kept;
}

/** Drawing programs give shapes classes. Only such rules are understood; all others are left out. */
export function readClassStyles(css: string): ReadonlyMap<string, Presentation> {
  const styles = new Map<string, Map<string, string>>();
  for (const rule of withoutComments(css).split('}')) {
    const brace = rule.indexOf('{');
    if (brace === -1) continue;
    const declarations = readDeclarations(rule.slice(brace + 1));
    for (const selector of rule.slice(0, brace).split(',')) {
      const name = /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1];
      if (name === undefined) continue;
      styles.set(name, new Map([...(styles.get(name) ?? []), ...declarations]));
    }
  }
  return styles;
}

/** Not with a pattern: it would look for the end of each comment that has none, again and again. */
function withoutComments(css: string): string {
  const [start = '', ...others] = css.split('/*');
  const rests = others.map((part) =>
    part.indexOf('*/') === -1 ? '' : part.slice(part.indexOf('*/') + 2),
  );
  return start + rests.join('');
}
