import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryLog } from '../../../testing/memory-log.ts';
import {
  openStrapiServer,
  type StrapiServer,
  TOKEN,
} from '../../../testing/strapi/strapi-server.ts';
import { openTestDb } from '../../../testing/test-db.ts';
import { strapiTypes } from '../../imports/index.ts';
import { checkMirror } from '../check-mirror.ts';
import { saveMirrorState } from '../status/state.repo.ts';

const plurals = strapiTypes.map(({ plural }) => plural);
let strapi: StrapiServer;
let db: Awaited<ReturnType<typeof openTestDb>>;
let log: ReturnType<typeof memoryLog>;
beforeEach(async () => {
  strapi = await openStrapiServer();
  db = await openTestDb();
  log = memoryLog();
  const author = strapi.add('authors', { name: 'Ada' });
  const post = { title: 'A', slug: 'a', body: 'x', author, categories: [], tags: [] };
  strapi.add('blog-posts', post);
});
afterEach(async () => {
  await strapi.close();
  await db.close();
});

const check = (token = TOKEN) =>
  checkMirror({ url: strapi.url, token }, { db, logger: log.logger, plurals });

describe('the check before the start', () => {
  it('accepts a token that may read everything', async () => {
    await check();
    expect(log.lines).toEqual([]);
  });

  it('accepts a Strapi that lacks a type', async () => {
    strapi.missing = ['policies'];
    await check();
    expect(log.lines).toEqual([]);
  });

  it('stops with a wrong token', async () => {
    await expect(check('another-token-of-something')).rejects.toThrow(
      /CONTENT_TOKEN cannot read everything[\s\S]*blog-posts: the token may not "find" them/,
    );
  });

  it('stops if Strapi leaves out a relation because the token may not read its type', async () => {
    strapi.allowed = plurals.filter((plural) => plural !== 'authors');
    await expect(check()).rejects.toThrow(
      /authors: the token may not "find" them[\s\S]*blog-posts: "author" is missing/,
    );
  });

  it('goes on while Strapi is down', async () => {
    strapi.isDown = true;
    await check();
    expect(log.lines).toMatchObject([{ msg: expect.stringContaining('unavailable') }]);
  });

  it('goes on with a wrong token if there is a copy already', async () => {
    await saveMirrorState(db.queries, { copied_at: '2026-01-01T00:00:00.000Z' });
    await check('another-token-of-something');
    expect(log.lines).toMatchObject([{ msg: expect.stringContaining('CONTENT_TOKEN') }]);
  });

  it('warns if everybody can read what members pay for', async () => {
    strapi.public = ['blog-posts'];
    await check();
    expect(log.lines).toEqual([]);
    strapi.public = ['blog-posts', 'member-contents'];
    await check();
    expect(log.lines.map(({ msg }) => msg)).toEqual([
      expect.stringContaining('everybody can read member-contents'),
    ]);
  });
});
