import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MediaDeps, storeImage, storePrivateFile } from '../../media/index.ts';

interface ImageInput {
  file: string;
  alternativeText?: string | null;
  caption?: string | null;
}

interface AttachmentInput {
  file: string;
  name?: string;
  description?: string;
}

/** Stores each picture of the starter content once, with its first use. */
export class StarterMedia {
  readonly #media: MediaDeps;
  readonly #folders: readonly string[];
  readonly #images = new Map<string, Promise<{ id: number; url: string } | undefined>>();

  /** Looks in the folders of the editions, then in the shared one. */
  constructor(media: MediaDeps, folders: readonly string[]) {
    this.#media = media;
    this.#folders = folders;
  }

  async image(input: ImageInput): Promise<{ id: number; url: string } | undefined> {
    const known = this.#images.get(input.file);
    if (known) return known;
    const stored = this.#storeImage(input);
    this.#images.set(input.file, stored);
    return stored;
  }

  async attachment({ file, name, description }: AttachmentInput): Promise<number | undefined> {
    const bytes = await this.#read('attachments', file);
    if (!bytes) return undefined;
    const input = { bytes, filename: file, title: name, caption: description };
    return (await storePrivateFile(this.#media, input)).id;
  }

  /** Replaces the paths of pictures in a body by their URLs on the site. */
  async rewriteBody(body: string): Promise<string> {
    const pattern = /!\[([^\]]*)\]\(\.\.\/images\/([\w.-]+)/g;
    const urls = new Map<string, string>();
    for (const [, alternativeText = '', file = ''] of body.matchAll(pattern)) {
      const image = await this.image({ file, alternativeText });
      if (image) urls.set(file, image.url);
    }
    return body.replace(/\.\.\/images\/([\w.-]+)/g, (all, file: string) => urls.get(file) ?? all);
  }

  async #storeImage({ file, alternativeText, caption }: ImageInput) {
    const bytes = await this.#read('images', file);
    if (!bytes) return undefined;
    return storeImage(this.#media, {
      bytes,
      filename: file,
      alternativeText: alternativeText ?? null,
      caption: caption ?? null,
      formats: 'later',
      isTrusted: true,
    });
  }

  async #read(part: string, file: string): Promise<Buffer | undefined> {
    if (!/^[\w.-]+$/.test(file)) return undefined;
    const paths = this.#folders.map((folder) => join(folder, part, file));
    const path = paths.find((candidate) => existsSync(candidate));
    return path === undefined ? undefined : readFile(path);
  }
}
