export * from './blog-posts.ts';
