import { THEME_COLORS } from '@rostra/browser/theme';
import { getSite } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { load } from '../../lib/server-rendering/load.ts';
import type { Route } from './+types/manifest.route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { name, icons } = await load(context, (api) => api(getSite));
  return Response.json(
    {
      name,
      short_name: name,
      start_url: pathTo(pages.landing),
      display: 'browser',
      background_color: THEME_COLORS.light,
      theme_color: THEME_COLORS.light,
      icons: [
        { src: `/icon-192.png?v=${icons}`, sizes: '192x192', type: 'image/png' },
        { src: `/icon-512.png?v=${icons}`, sizes: '512x512', type: 'image/png' },
        {
          src: `/icon-maskable-512.png?v=${icons}`,
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
    },
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
}
