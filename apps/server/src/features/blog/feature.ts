import type { Feature } from '../../feature.ts';
import type { ContentService } from '../content/index.ts';
import { authors } from './collections/authors.ts';
import { blogPosts } from './collections/blog-posts.ts';
import { categories } from './collections/categories.ts';
import { tags } from './collections/tags.ts';
import { type BlogSettings, blogRoutes } from './routes.ts';

export const blogCollections = [blogPosts, categories, tags, authors] as const;

export function blogFeature(
  content: ContentService,
  { isEnabled, ...settings }: BlogSettings & { isEnabled: () => boolean },
): Feature {
  content.declare(blogCollections, isEnabled);
  return {
    name: 'blog',
    isEnabled,
    routes: (app) => blogRoutes(app, content, settings),
  };
}
