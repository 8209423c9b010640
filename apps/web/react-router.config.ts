import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Separate from the builds that servers run, which `scripts/lib/build/build-web.mjs` manages.
  buildDirectory: process.env.WEB_BUILD ?? 'build/by-hand',
  // The route list is small. Sending all of it with the first page saves a request per navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
