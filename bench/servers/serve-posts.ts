/** Serves the API with `POSTS` posts of `BODY_PARTS` × 4 KB. */
import { fillPosts } from '../fixtures/fill-posts.ts';
import { serveFilled } from './serve-filled.ts';

await serveFilled((db) =>
  fillPosts(db, Number(process.env.POSTS ?? 200), Number(process.env.BODY_PARTS ?? 1)),
);
