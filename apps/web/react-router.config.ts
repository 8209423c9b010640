import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole route list is small: sent with the first page, it saves a request per navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
