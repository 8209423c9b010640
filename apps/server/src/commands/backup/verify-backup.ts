import { text } from 'node:stream/consumers';
import { refuseNewer } from '../../db/copy/fill-database.ts';
import { StartError } from '../../errors.ts';
import {
  FORMAT,
  HEADER,
  type Header,
  headerSchema,
  MANIFEST,
  type Manifest,
  type ManifestEntry,
  manifestSchema,
} from './manifest.ts';
import { type ArchiveEntry, type ArchiveSource, damaged, readArchive } from './read-archive.ts';

export interface VerifiedBackup {
  header: Header;
  manifest: Manifest;
}

/** Reads the whole file: every checksum must be right, and this version must be able to restore it. */
export async function verifyBackup(source: ArchiveSource): Promise<VerifiedBackup> {
  const sums: ManifestEntry[] = [];
  let header: Header | undefined;
  let manifest: Manifest | undefined;
  for await (const entry of readArchive(source, (sum) => sums.push(sum))) {
    if (manifest) throw damaged(source.file);
    if (!header) header = await readHeader(entry, source);
    else if (entry.name === MANIFEST) {
      manifest = parse(manifestSchema, await text(entry.content), source);
    } else for await (const _ of entry.content);
  }
  if (!header || !manifest) throw damaged(source.file);
  checkSums(manifest, sums, source);
  return { header, manifest };
}

/** Everything that the manifest lists, in its order, and nothing else. */
export function checkSums(
  { entries }: Manifest,
  sums: readonly ManifestEntry[],
  { file }: ArchiveSource,
): void {
  const found = sums.filter(({ name }) => name !== MANIFEST);
  const isSame = (entry: ManifestEntry, index: number) =>
    found[index]?.name === entry.name &&
    found[index]?.size === entry.size &&
    found[index]?.sha256 === entry.sha256;
  if (found.length !== entries.length || !entries.every(isSame)) throw damaged(file);
}

async function readHeader({ name, content }: ArchiveEntry, source: ArchiveSource): Promise<Header> {
  if (name !== HEADER) throw damaged(source.file);
  const json = await text(content);
  const { format } = parse(headerSchema.pick({ format: true }).loose(), json, source);
  if (format !== FORMAT) {
    throw new StartError(
      `The backup has the format ${format}, but this version of Rostra reads the format ${FORMAT}.`,
    );
  }
  const header = parse(headerSchema, json, source);
  refuseNewer(header.migrations);
  return header;
}

function parse<T>(schema: { parse(value: unknown): T }, json: string, { file }: ArchiveSource): T {
  try {
    return schema.parse(JSON.parse(json));
  } catch (error) {
    throw damaged(file, error);
  }
}
