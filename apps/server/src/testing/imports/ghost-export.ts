/** An export in the format of Ghost 5, written for these tests. */
export const ghostExport = {
  db: [
    {
      meta: { exported_on: 1_780_000_000_000, version: '5.82.0' },
      data: {
        posts: [
          {
            id: 'p1',
            title: 'A well-tended commons',
            slug: 'a-well-tended-commons',
            html: `<p>See <a href="__GHOST_URL__/for-members/#part">the other text</a> and <a href="__GHOST_URL__/tag/water/">more</a>.</p>
              <figure class="kg-card kg-image-card kg-card-hascaption"><img src="__GHOST_URL__/content/images/size/w1000/2025/01/river.png" class="kg-image" alt="A river" loading="lazy"><figcaption>The <b>river</b></figcaption></figure>
              <figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://example.org/report"><div class="kg-bookmark-content"><div class="kg-bookmark-title">The report</div><div class="kg-bookmark-description">Long</div></div></a></figure>
              <div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Read <em>twice</em></div></div>
              <figure class="kg-card kg-embed-card"><iframe src="https://www.youtube.com/embed/x" title="A talk"></iframe></figure>
              <script>alert(1)</script>`,
            type: 'post',
            status: 'published',
            visibility: 'public',
            feature_image: '__GHOST_URL__/content/images/2025/01/river.png',
            custom_excerpt: 'About a river.',
            codeinjection_head: '<style>p{}</style>',
            created_at: '2025-01-01T08:00:00.000Z',
            updated_at: '2025-01-03T08:00:00.000Z',
            published_at: '2025-01-02T08:00:00.000Z',
          },
          {
            id: 'p2',
            title: 'For members',
            slug: 'for-members',
            html: '<p>Only members read this.</p>',
            type: 'post',
            status: 'published',
            visibility: 'paid',
            created_at: '2025-02-01T08:00:00.000Z',
            updated_at: '2025-02-01T08:00:00.000Z',
            published_at: '2025-02-01T08:00:00.000Z',
          },
          {
            id: 'p3',
            title: 'Later',
            slug: 'later',
            html: '<p>Soon.</p>',
            type: 'post',
            status: 'scheduled',
            visibility: 'public',
            published_at: '2027-01-01T08:00:00.000Z',
          },
          {
            id: 'p4',
            title: 'A newsletter',
            slug: 'a-newsletter',
            html: '<p>Dear reader</p>',
            type: 'post',
            status: 'sent',
            visibility: 'tiers',
            published_at: '2025-03-01T08:00:00.000Z',
          },
          {
            id: 'p5',
            title: 'About',
            slug: 'about',
            html: '<p>Who we are.</p>',
            type: 'page',
            status: 'published',
            visibility: 'public',
            published_at: '2024-01-01T08:00:00.000Z',
          },
          {
            id: 'p6',
            title: 'A draft',
            slug: 'a-draft',
            html: null,
            status: 'draft',
            type: 'post',
          },
        ],
        posts_meta: [
          { id: 'm1', post_id: 'p1', meta_title: 'Commons', feature_image_alt: 'River' },
        ],
        tags: [
          { id: 't1', name: 'Water', slug: 'water', visibility: 'public' },
          { id: 't2', name: '#no-image', slug: 'hash-no-image', visibility: 'internal' },
        ],
        posts_tags: [
          { id: 'l1', post_id: 'p1', tag_id: 't1', sort_order: 0 },
          { id: 'l2', post_id: 'p1', tag_id: 't2', sort_order: 1 },
        ],
        users: [
          {
            id: 'u1',
            name: 'Ada Writer',
            slug: 'ada',
            email: 'ada@example.org',
            password: '$2a$10$secret-of-ada',
            bio: 'Writes.',
          },
          { id: 'u2', name: 'Ghost', slug: 'ghost', password: 'x' },
        ],
        posts_authors: [
          { id: 'a1', post_id: 'p1', author_id: 'u1', sort_order: 0 },
          { id: 'a2', post_id: 'p2', author_id: 'u1', sort_order: 0 },
        ],
      },
    },
  ],
};
