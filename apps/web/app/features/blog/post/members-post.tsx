import { pages, pathTo } from '@rostra/contract/pages';
import { Locked, useUnlocked } from '../../pages/index.ts';
import type { Post } from '../post.ts';
import { BlogPostPage } from './blog-post-page.tsx';

/** A post whose whole text is for members, whose browser asks for it. */
export default function MembersPost({ post }: { post: Post }) {
  const { slug, access } = post;
  const path = pathTo(pages.blogPost, { slug });
  const { state, unlocked, retry } = useUnlocked(path, async (...asked) => {
    const { readUnlockedPost } = await import('./read-unlocked-post.ts');
    return readUnlockedPost(slug, ...asked);
  });
  const shown = unlocked ?? post;
  return (
    <BlogPostPage
      post={shown}
      locked={
        <Locked access={access} hasBeginning={shown.html !== ''} state={state} onRetry={retry} />
      }
    />
  );
}
