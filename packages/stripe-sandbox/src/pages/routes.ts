import { controlRoutes } from '../control/api.ts';
import { controlPageRoutes } from './control.ts';
import { elementRoutes } from './elements.ts';
import { hostedInvoiceRoutes } from './hosted-invoice.ts';
import type { PageContext } from './page-context.ts';
import type { PageRoute } from './pages.ts';
import { portalPageRoutes } from './portal.ts';
import { receiptRoutes } from './receipt.ts';
import { threeDSecureRoutes } from './three-d-secure.ts';

export function pageRoutes(context: PageContext): PageRoute[] {
  const { sandbox } = context;
  return [
    ...elementRoutes,
    ...threeDSecureRoutes(sandbox),
    ...hostedInvoiceRoutes(sandbox),
    ...portalPageRoutes(sandbox),
    ...receiptRoutes(sandbox),
    ...controlRoutes(context),
    ...controlPageRoutes(sandbox),
  ];
}
