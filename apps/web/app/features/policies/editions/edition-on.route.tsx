import type { Route } from './+types/edition-on.route.ts';
import { redirectToEditionOn } from './load-editions.ts';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  redirectToEditionOn(context, params.slug, params.date);

export default function EditionOnRoute() {
  return null;
}
