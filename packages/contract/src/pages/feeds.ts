/** Where feed readers find the newest posts. */
export const feedPaths = { rss: '/feed.xml', json: '/feed.json' } as const;
