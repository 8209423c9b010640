import { checkoutRoutes } from './checkout/checkout.ts';
import { controlRoutes } from './control/control-api.ts';
import { controlPageRoutes } from './control/control-page.ts';
import { elementRoutes } from './elements/elements.ts';
import { threeDSecureRoutes } from './elements/three-d-secure.ts';
import { hostedInvoiceRoutes } from './invoice/hosted-invoice.ts';
import { receiptRoutes } from './invoice/receipt.ts';
import { mandatePageRoutes } from './mandate.ts';
import { portalPageRoutes } from './portal/portal.ts';
import type { PageContext } from './shell/page-context.ts';
import type { PageRoute } from './shell/router.ts';

export function pageRoutes(context: PageContext): PageRoute[] {
  const { sandbox } = context;
  return [
    ...elementRoutes,
    ...threeDSecureRoutes(sandbox),
    ...hostedInvoiceRoutes(sandbox),
    ...portalPageRoutes(sandbox),
    ...receiptRoutes(sandbox),
    ...mandatePageRoutes(sandbox),
    ...checkoutRoutes(sandbox),
    ...controlRoutes(context),
    ...controlPageRoutes(context),
  ];
}
