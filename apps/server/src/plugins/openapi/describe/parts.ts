import type { ApiPart } from '@rostra/contract';

/** Names and introductions of the parts, in Markdown. */
export const parts: Record<ApiPart, { title: string; description: string }> = {
  content: {
    title: 'Content API',
    description:
      'For front ends and static sites: everything that a site publishes. Reading needs no account; with a token, its holder sees more. Programs write with an API token, which owner and administrators create in the studio. Content is served in the REST dialect of Strapi 5.',
  },
  member: {
    title: 'Member API',
    description:
      'For apps of members: log in with `POST /api/auth/local`, send the `jwt` of the response as a bearer token, and renew it with `POST /api/auth/refresh`. API tokens cannot make these calls.',
  },
  studio: {
    title: 'Studio API',
    description:
      'For staff: what the studio at `/studio` calls. Each call names the capability that it needs. It may change with every release.',
  },
};
