/** Serves the API with `POSTS` posts. */
import { fillPosts } from '../fixtures/fill-posts.ts';
import { serveFilled } from './serve-filled.ts';

await serveFilled((db) => fillPosts(db, Number(process.env.POSTS ?? 200)));
