/** The API on a port with as many posts as `POSTS` says; for measurements. */
import { fillPosts } from '../fixtures/fill-posts.ts';
import { serveFilled } from './serve-filled.ts';

await serveFilled((db) => fillPosts(db, Number(process.env.POSTS ?? 200)));
