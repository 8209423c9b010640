import { quoteStart } from '../../html/quote-text.ts';
import { isRestrictedName } from '../../restrictions/restricted-names.ts';
import { createLookup, type Range } from './find-code.ts';
import { replaceTemplate, type TemplateContext } from './known-templates.ts';
import { readTemplates, type Template } from './read-templates.ts';

/**
 * Replaces what Hugo and Jekyll fill in when they build a site by links and pictures, or leaves it out. Code is
 * never changed.
 */
export function replaceTemplates(text: string, context: TemplateContext): string {
  const { format } = context;
  const isCode = createLookup(format.findCode(text));
  const all = [...readTemplates(text)].filter(({ from }) => !isCode(from));
  let result = '';
  let done = 0;
  for (const template of all) {
    if (template.from < done) continue;
    result += text.slice(done, template.from);
    const places = [format.lastWords(result)];
    const lose: TemplateContext['lose'] = (loss) => context.lose({ ...loss, places });
    const end = findEnd(template, text);
    done = end?.to ?? template.to;
    if (!end) {
      const replaced = template.isComment ? '' : replaceTemplate(template, { ...context, lose });
      if (replaced === undefined) leaveOut(template, lose);
      result += replaced ?? '';
      continue;
    }
    const inner = text.slice(template.to, end.from);
    if (template.name === 'highlight') {
      result += format.writeCode(template.positional[0] ?? '', inner);
    } else if (template.name === 'raw') result += inner;
    else lose({ kind: 'part', detail: `${template.name}: ${quoteStart(inner.trim())}` });
    // What was enclosed may look like the beginning of code or of a template that goes on behind it.
    if (/```|~~~|<(?:pre|code|!--)|\{[{%]/.test(inner)) {
      return result + replaceTemplates(text.slice(done), context);
    }
  }
  return result + text.slice(done);
}

/** The end of a template whose content is not shown as it stands; undefined for all others. */
function findEnd({ kind, name, isEnd, to }: Template, text: string): Range | undefined {
  const isKept = name === 'highlight' || name === 'raw';
  if (kind !== 'tag' || isEnd) return undefined;
  if (!isKept && name !== 'comment' && !isRestrictedName(name)) return undefined;
  const escaped = name.replaceAll(/[^\w-]/g, '\\$&');
  const end = new RegExp(
    `\\{%-?\\s*end${escaped}\\s*-?%\\}|\\{\\{[<%]\\s*/\\s*${escaped}\\s*[>%]\\}\\}`,
    'g',
  );
  end.lastIndex = to;
  const found = end.exec(text);
  return found ? { from: found.index, to: found.index + found[0].length } : undefined;
}

function leaveOut({ source, isEnd }: Template, lose: TemplateContext['lose']): void {
  if (!isEnd) lose({ kind: 'shortcode', detail: source.replaceAll(/\s+/g, ' ').slice(0, 80) });
}
