import type { Storage } from '../../../adapters/storage/storage.ts';
import type { Db, Queries } from '../../../db/client.ts';
import { newDocumentId } from '../../../document-id.ts';
import { getCollection } from '../declare/registry.ts';
import { claimInstallation, findInstallation } from './installation.repo.ts';
import { LANDING_KEY } from '../../landing/read-landing.ts';
import { checkData } from '../validate/check-data.ts';
import { findDocument } from '../write/documents.repo.ts';
import { publishDocument } from '../write/publish-document.ts';
import { saveDocument } from '../write/save-document.ts';
import { versionData } from '../versions/version-data.ts';
import { insertVersion } from '../versions/versions.repo.ts';
import { hasContent } from './has-content.repo.ts';
import type { StarterContent } from './read-starter-content.ts';
import { StarterMedia } from './starter-media.ts';
import { shifted, shiftOf } from './starter-times.ts';

export interface SeedDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly clock: () => Date;
  /** Where the starter content lies. */
  readonly folder: string;
}

const SEEDED_KEY = 'content.seeded';

/** Fills an empty database once. Says whether it did. What was edited since is never touched. */
export async function seedContent(deps: SeedDeps): Promise<boolean> {
  if (await findInstallation(deps.db.queries, SEEDED_KEY)) return false;
  const { readStarterContent } = await import('./read-starter-content.ts');
  const content = await readStarterContent(deps.folder);
  if (!content) return false;
  return deps.db.transaction(async (tx) => {
    const now = deps.clock();
    if (!(await claimInstallation(tx, SEEDED_KEY, now.toISOString()))) return false;
    if (await hasContent(tx)) return false;
    await new Seeding(tx, deps, content, now).run();
    return true;
  });
}

type Values = Record<string, unknown>;

const byPublication = (a: { attributes: Values }, b: { attributes: Values }) =>
  String(a.attributes.publishedAt) < String(b.attributes.publishedAt) ? -1 : 1;

class Seeding {
  readonly #tx: Queries;
  readonly #content: StarterContent;
  readonly #media: StarterMedia;
  readonly #now: string;
  readonly #shift: number;
  /** Row numbers by collection and slug. */
  readonly #ids = new Map<string, number>();

  constructor(tx: Queries, { storage, clock }: SeedDeps, content: StarterContent, now: Date) {
    this.#tx = tx;
    this.#content = content;
    this.#media = new StarterMedia({ queries: tx, storage, clock }, content.folder);
    this.#now = now.toISOString();
    this.#shift = shiftOf(content, now);
  }

  async run(): Promise<void> {
    const { organisation, authors, categories, tags } = this.#content;
    if (organisation) await claimInstallation(this.#tx, LANDING_KEY, JSON.stringify(organisation));
    for (const author of authors) await this.#add('authors', { username: author.slug, ...author });
    for (const category of categories) await this.#add('categories', category);
    for (const tag of tags) await this.#add('tags', tag);
    for (const { attributes, body } of this.#content.policies) {
      await this.#add('policies', { ...attributes, body: await this.#media.rewriteBody(body) });
    }
    for (const { attributes, body } of this.#content.memberContents) {
      const values = await this.#article(attributes, body);
      const category = this.#one('categories', attributes.category);
      const attachments = await this.#attachments(attributes.attachments);
      await this.#add('member-contents', { ...values, category, attachments });
    }
    // Last and oldest first: the newest picture is then the one that the first page shows.
    for (const { attributes, body } of this.#content.blogPosts.toSorted(byPublication)) {
      const values = await this.#article(attributes, body);
      const categories = this.#many('categories', attributes.categories);
      await this.#add('blog-posts', {
        ...values,
        categories,
        tags: this.#many('tags', attributes.tags),
      });
    }
  }

  async #article(attributes: Values, body: string): Promise<Values> {
    const image = attributes.featuredImage as { file: string } | undefined;
    return {
      ...attributes,
      body: await this.#media.rewriteBody(body),
      author: this.#one('authors', attributes.author),
      featuredImage: image ? ((await this.#media.image(image))?.id ?? null) : null,
    };
  }

  async #attachments(items: unknown): Promise<number[]> {
    const ids: number[] = [];
    for (const item of Array.isArray(items) ? items : []) {
      const id = await this.#media.attachment(item);
      if (id !== undefined) ids.push(id);
    }
    return ids;
  }

  #one(collection: string, slug: unknown): number | null {
    return this.#ids.get(`${collection}/${slug}`) ?? null;
  }

  #many(collection: string, slugs: unknown): number[] {
    return (Array.isArray(slugs) ? slugs : []).flatMap((slug) => this.#one(collection, slug) ?? []);
  }

  async #add(plural: string, values: Values): Promise<void> {
    const collection = getCollection(plural);
    const { publishedAt, updatedAt, createdAt, ...data } = values;
    const known = Object.entries(data).filter(([key]) => Object.hasOwn(collection.fields, key));
    const checked = checkData(Object.fromEntries(known), collection, { isWhole: true });
    const at = (value: unknown) => shifted(value, this.#shift);
    const published = at(publishedAt) ?? at(updatedAt) ?? this.#now;
    const documentId = newDocumentId();
    const rowId = await saveDocument(this.#tx, collection, checked, {
      documentId,
      times: { createdAt: at(createdAt) ?? published, updatedAt: at(updatedAt) ?? published },
    });
    this.#ids.set(`${plural}/${data.slug}`, rowId);
    if (!collection.hasDrafts) return;
    const document = await findDocument(this.#tx, collection, documentId);
    if (!document) throw new Error('A seeded document is missing');
    await publishDocument(this.#tx, collection, document, {
      publishedAt: published,
      now: this.#now,
    });
    await insertVersion(this.#tx, {
      collection: plural,
      documentId,
      status: 'published',
      data: await versionData(this.#tx, collection, document.draft),
      editorId: null,
      at: this.#now,
    });
  }
}
