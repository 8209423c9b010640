import { createSite } from '../../../../languages/site.ts';
import { openContentApp } from '../../../../testing/content-app.ts';
import { testEnv } from '../../../../testing/test-app.ts';
import type { MailingEntry, MailingReader, MailingText } from '../mailing-text.ts';
import { prepareMailing } from '../placeholders.ts';
import { renderMailing } from '../render-mailing.ts';

export const LINKS = {
  preferencesUrl: 'https://example.org/newsletter/preferences?code=1&x="2"',
  leaveUrl: 'https://example.org/leave?code=1',
};

export const ADA = { name: 'Ada', ...LINKS };

const letter: MailingText = {
  subject: 'A letter for {{name, friends}}',
  previewText: 'What happened this week',
  body: 'Dear {{name, friends}},\n\nread [our page](/about).',
  entry: null,
  language: 'en',
  newsletterName: 'Weekly <letter>',
  webPath: '/newsletter/weekly/1',
};

export const post: MailingEntry = {
  title: 'A post',
  body: 'The beginning.\n\n::paywall\n\nThe secret.',
  access: 'premium',
  picture: { url: '/uploads/house.jpg', alternativeText: 'A house in the rain' },
  path: '/blog/a-post',
};

/** Renders mailings on a site with a picture, `/uploads/house.jpg`, and a postal address. */
export async function openRenderApp(env: Record<string, string> = {}) {
  const app = await openContentApp({ languages: ['en', 'ar', 'de'] });
  const site = createSite(testEnv({ SITE_LANGUAGES: 'en,ar,de', ...env }));
  site.settings.values.postalAddress = 'Plumb Lane 1\nLondon';
  const { queries } = app.service.db;
  const at = app.clock.now.toISOString();
  await queries
    .insertInto('files')
    .values({
      ...{ document_id: 'house', name: 'house.jpg', alternative_text: null, caption: null },
      ...{ width: 3_000, height: 2_000, sources: null, hash: 'house', ext: '.jpg' },
      ...{ mime: 'image/jpeg', size: 5_000, url: '/uploads/house.jpg', preview_url: null },
      ...{ provider: 'local', is_private: 0, focal_point: null, uploaded_by: null },
      ...{ created_at: at, updated_at: at, published_at: at },
      formats: JSON.stringify({
        large: { url: '/uploads/large_house.jpg', width: 1_000, height: 667, size: 90 },
      }),
    })
    .execute();
  const render = (given: Partial<MailingText> = {}, reader: MailingReader = 'visitor') =>
    renderMailing({ site, content: app.service }, { ...letter, ...given }, reader);
  return {
    site,
    render,
    /** The mail of somebody. */
    mail: async (...given: Parameters<typeof render>) =>
      prepareMailing(await render(...given))(ADA),
    close: async () => {
      await app.service.renderPool.close();
      await app.close();
    },
  };
}

export type RenderApp = Awaited<ReturnType<typeof openRenderApp>>;
