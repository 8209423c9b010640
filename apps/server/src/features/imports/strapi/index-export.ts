import { z } from 'zod';
import { parseLine, readLines } from './read-lines.ts';
import type { Values } from './strapi-row.ts';

const FILE = 'plugin::upload.file';
const LOCALE = 'plugin::i18n.locale';
const DEFAULT_LOCALE = 'plugin_i18n_default_locale';

const reference = z.looseObject({
  type: z.string(),
  ref: z.union([z.number(), z.string()]),
  field: z.string().optional(),
  pos: z.number().nullish(),
});
const link = z.looseObject({ kind: z.string(), left: reference, right: reference });
const entity = z.looseObject({
  type: z.string(),
  id: z.union([z.number(), z.string()]),
  data: z.looseObject({}),
});

const defaultLocale = z.looseObject({
  value: z.looseObject({ key: z.literal(DEFAULT_LOCALE), value: z.string() }),
});

export type ExportedEntity = z.infer<typeof entity>;

/** What entities refer to. The entities themselves stay on the disk. */
export interface ExportIndex {
  /** The names of files in `assets/uploads`, by the addresses that they had. */
  readonly assets: ReadonlyMap<string, string>;
  /** The languages of the export, the default one first. */
  readonly locales: readonly string[];
  /** Which documents are published, as `type documentId locale`. */
  readonly published: ReadonlySet<string>;
  /** Related entries and files of an entity by field, as the API would return them. */
  relatedTo(type: string, id: ExportedEntity['id']): Readonly<Record<string, Values[]>>;
}

interface Related {
  readonly field: string;
  readonly type: string;
  readonly ref: string;
  readonly pos: number;
}

/** They are shown, so they must be nothing else. */
const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,35}$/.test(value);

const keyOf = (type: string, id: number | string): string => `${type} ${id}`;
export const publicationKey = ({ type, id, data }: ExportedEntity): string =>
  [type, data.documentId ?? id, data.locale ?? ''].join(' ');

/** The entities of a type. */
export async function* readEntities(folder: string, type?: string): AsyncGenerator<ExportedEntity> {
  for await (const line of readLines(folder, 'entities')) {
    // Parsing everything for each type would take six times as long.
    if (type !== undefined && !line.includes(`"${type}"`)) continue;
    const found = entity.safeParse(parseLine(line));
    if (found.success && (type === undefined || found.data.type === type)) yield found.data;
  }
}

export async function indexExport(folder: string): Promise<ExportIndex> {
  const files = new Map<string, Values>();
  const assets = new Map<string, string>();
  const documents = new Map<string, unknown>();
  const locales = new Set<string>();
  const published = new Set<string>();
  for await (const found of readEntities(folder)) {
    const { type, id, data } = found;
    if (type === FILE) {
      files.set(keyOf(type, id), { ...data, id });
      for (const [url, asset] of assetsOf(data)) assets.set(url, asset);
    }
    if (type === LOCALE && isCode(data.code)) locales.add(data.code);
    if (!type.startsWith('api::')) continue;
    if (isCode(data.locale)) locales.add(data.locale);
    documents.set(keyOf(type, id), data.documentId);
    if (data.publishedAt) published.add(publicationKey(found));
  }
  const links = await readLinks(folder);
  const byDefault = await findDefaultLocale(folder);
  return {
    assets,
    locales: [...locales].toSorted((a, b) => Number(b === byDefault) - Number(a === byDefault)),
    published,
    relatedTo: (type, id) => {
      const related: Record<string, Values[]> = {};
      const sorted = (links.get(keyOf(type, id)) ?? []).toSorted((a, b) => a.pos - b.pos);
      for (const { field, type: target, ref } of sorted) {
        const key = keyOf(target, ref);
        const value = files.get(key) ?? { id: ref, documentId: documents.get(key) };
        related[field] = [...(related[field] ?? []), value];
      }
      return related;
    },
  };
}

/** Exports made with `--only content,files` have no configuration. */
async function findDefaultLocale(folder: string): Promise<string | undefined> {
  for await (const line of readLines(folder, 'configuration')) {
    if (!line.includes(DEFAULT_LOCALE)) continue;
    const found = defaultLocale.safeParse(parseLine(line));
    if (found.success) return found.data.value.value;
  }
  return undefined;
}

/** Links by the entity that has the field. A file names the entities that use it, instead of the other way round. */
async function readLinks(folder: string): Promise<Map<string, Related[]>> {
  const links = new Map<string, Related[]>();
  const put = (owner: string, related: Related) => {
    const before = links.get(owner);
    if (before) before.push(related);
    else links.set(owner, [related]);
  };
  for await (const line of readLines(folder, 'links')) {
    const found = link.safeParse(parseLine(line));
    if (!found.success) continue;
    const { kind, left, right } = found.data;
    const [owner, target] = kind === 'relation.morph' ? [right, left] : [left, right];
    if (!owner.type.startsWith('api::') || owner.field === undefined) continue;
    const pos = left.pos ?? right.pos ?? 0;
    const { type, ref } = target;
    put(keyOf(owner.type, owner.ref), { field: owner.field, type, ref: String(ref), pos });
  }
  return links;
}

/** Also of the smaller versions of a picture, which texts may show. */
function assetsOf(data: Values): [string, string][] {
  const formats = typeof data.formats === 'object' && data.formats ? data.formats : {};
  return [data, ...Object.values(formats)].flatMap((file): [string, string][] => {
    const { url, hash, ext } = file as Values;
    return typeof url === 'string' ? [[url, `${String(hash)}${String(ext ?? '')}`]] : [];
  });
}
