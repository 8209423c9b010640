import type { SecurityScheme } from '../../../http/description/describe-access.ts';

export const securitySchemes: Record<SecurityScheme, object> = {
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'The `jwt` of a session. It is short-lived: renew it with `POST /api/auth/refresh` when a call answers 401.',
  },
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'rostra_…',
    description: 'An API token from the studio, or from `npm run token -- create NAME`.',
  },
  downloadCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'downloads',
    description: 'Set by `POST /api/attachments/{documentId}/link`.',
  },
};
