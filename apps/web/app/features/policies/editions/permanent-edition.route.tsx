import type { Route } from './+types/permanent-edition.route.ts';
import { redirectToEdition } from './load-editions.ts';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  redirectToEdition(context, params.documentId, params.number);

export default function PermanentEditionRoute() {
  return null;
}
