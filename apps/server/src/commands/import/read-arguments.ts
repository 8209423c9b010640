import { parseArgs } from 'node:util';
import { type RequiredPlan, requiredPlans } from '@rostra/contract';
import { StartError } from '../../errors.ts';

export const IMPORT_HELP = `Usage: npm run import -- <format> <file> [options]

  ghost export.json       posts, pages, tags and authors of Ghost (Settings, Export); or a ZIP archive with the content folder
  wordpress export.xml…   posts, pages, categories, tags and authors of WordPress (Tools, Export)
  substack export.zip     posts of Substack (Settings, Exports), as an archive or a folder
  strapi export.tar.gz    posts, policies, members' texts, categories, tags and authors of Strapi (strapi export)
  markdown folder         Markdown files of Jekyll, Hugo or Astro, as a folder or a ZIP archive

Options:
  --dry-run               report what would happen, and write nothing
  --undo                  remove what an import of this file has written, except what was edited since
  --report FILE           write the whole report as JSON
  --language CODE         the language of the texts (the site's default language if not given)
  --site URL              the address of the old site, to fetch pictures from (ghost) or for links to files (strapi)
  --key KEY               the key of an encrypted export (strapi)
  --media FOLDER          a copy of Ghost's content folder, to take pictures from (ghost)
  --permalink PATTERN     how the paths of posts were built, if not /{slug}/: /{year}/{month}/{slug}/ (ghost)
  --pages CHOICE          publish (the default), draft or skip: pages become blog posts (ghost, wordpress)
  --parts CHOICE          omit (the default) or members: parts for members in public posts are left out, or the whole post
                          becomes member content (ghost)
  --tiers PLAN            who may read posts for certain tiers: account, any, basic, premium or annual (ghost)

Repeating an import writes only what has changed, and never overwrites what was edited here. docs/importing.md
has the details.`;

const FORMATS = ['ghost', 'wordpress', 'substack', 'markdown', 'strapi'] as const;
const PAGES = ['publish', 'draft', 'skip'] as const;
const PARTS = ['omit', 'members'] as const;

export interface ImportRequest {
  readonly format: (typeof FORMATS)[number];
  /** Large exports of WordPress are several files; all others are one. */
  readonly paths: readonly [string, ...string[]];
  readonly isDryRun: boolean;
  readonly isUndo: boolean;
  readonly report?: string | undefined;
  readonly language?: string | undefined;
  readonly site?: string | undefined;
  readonly media?: string | undefined;
  readonly permalink?: string | undefined;
  readonly key?: string | undefined;
  readonly pages?: (typeof PAGES)[number] | undefined;
  readonly tiers?: RequiredPlan | undefined;
  readonly parts?: (typeof PARTS)[number] | undefined;
}

export function readImportArguments(args: readonly string[]): ImportRequest | 'help' {
  const { positionals, values } = parse(args);
  const [given, path, ...rest] = positionals;
  if (values.help || given === undefined || given === 'help') return 'help';
  const format = oneOf(FORMATS, given, 'format');
  if (!path) throw new StartError(`Name what to import: npm run import -- ${format} FILE`);
  if (rest.length > 0 && format !== 'wordpress')
    throw new StartError(`Unexpected argument "${rest[0]}".`);
  const { site, media, permalink, report, language, key } = values;
  if (site !== undefined && !/^https?:$/.test(URL.parse(site)?.protocol ?? '')) {
    throw new StartError('--site must be an address such as https://example.org');
  }
  return {
    format,
    paths: [path, ...rest],
    isDryRun: values['dry-run'] ?? false,
    isUndo: values.undo ?? false,
    ...{ report, language, site, media, permalink, key },
    pages: values.pages === undefined ? undefined : oneOf(PAGES, values.pages, '--pages'),
    parts: values.parts === undefined ? undefined : oneOf(PARTS, values.parts, '--parts'),
    tiers: values.tiers === undefined ? undefined : oneOf(requiredPlans, values.tiers, '--tiers'),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        undo: { type: 'boolean' },
        report: { type: 'string' },
        language: { type: 'string' },
        site: { type: 'string' },
        media: { type: 'string' },
        permalink: { type: 'string' },
        key: { type: 'string' },
        pages: { type: 'string' },
        tiers: { type: 'string' },
        parts: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}

function oneOf<const T extends string>(allowed: readonly T[], given: string, name: string): T {
  const found = allowed.find((value) => value === given);
  if (found !== undefined) return found;
  throw new StartError(`Unknown ${name} "${given}". Choose one of: ${allowed.join(', ')}.`);
}
