import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Beside the builds that servers run from, which `scripts/lib/build/build-web.mjs` looks after.
  buildDirectory: process.env.WEB_BUILD ?? 'build/by-hand',
  // The whole route list is small: sent with the first page, it saves a request per navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
