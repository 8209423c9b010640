import { z } from 'zod';
import { contentMap } from '../content-map.ts';
import { section, setting } from '../setting.ts';
import { baseUrl, originList } from '../values.ts';

const OTHER = { defaultText: 'this site', meaning: 'other origins that pages may connect to' };

export const otherOrigins = section({
  title: 'Other origins that pages may connect to, and content to mirror',
  settings: {
    API_URL: setting({ type: baseUrl, example: 'https://api.example.org', ...OTHER }),
    CONTENT_URL: setting({ type: baseUrl, example: 'https://content.example.org', ...OTHER }),
    CONTENT_TOKEN: setting({
      type: z.string().trim().min(16, 'must be an API token of Strapi'),
      example: 'an-api-token-with-read-access',
      meaning:
        'an API token of the Strapi at `CONTENT_URL`, whose content is then copied here and kept up to date; see [mirroring](mirroring.md)',
    }),
    CONTENT_LOCALE: setting({
      type: z
        .string()
        .trim()
        .regex(
          /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/,
          'must be the code of a language, such as en or pt-BR',
        ),
      defaultText: 'the default language of Strapi',
      example: 'en',
      meaning: 'which language of the Strapi is copied, such as `en` or `pt-BR`',
    }),
    CONTENT_MAP: setting({
      type: contentMap,
      example: 'blog-posts.title=headline, blog-posts.publishedAt=date',
      meaning:
        'fields that have other names in the Strapi, such as `blog-posts.title=headline`; see [mirroring](mirroring.md#other-names-of-fields)',
    }),
    CONTENT_HOOK_SECRET: setting({
      type: z.string().trim().min(16, 'must have at least 16 characters'),
      example: 'a-secret-of-your-own-choice',
      meaning:
        "the secret of Strapi's webhooks, at least 16 characters; without it, changes are found every five minutes",
    }),
    CORS_ORIGINS: setting({
      type: originList,
      example: 'https://admin.example.org',
      meaning:
        'origins of other web apps that may call the API from a browser, separated by commas; see [the content API](content-api.md)',
    }),
  },
});
