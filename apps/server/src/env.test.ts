import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readEnv, strapiOf } from './env.ts';

afterEach(() => vi.restoreAllMocks());

describe('readEnv', () => {
  it('has defaults for everything', () => {
    const env = readEnv({});
    expect(env).toMatchObject({
      PORT: 3000,
      HOST: 'localhost',
      SITE_URL: 'http://localhost:3000',
      THEME_STORAGE_KEY: 'theme',
      TOKEN_EXPIRY_SECONDS: 86_400,
      BILLING: 'sandbox',
      FEATURE_BLOG: true,
      FEATURE_MEMBER_CONTENT: true,
    });
  });

  it('resolves DATA_DIR against the working directory, and the default against the repository', () => {
    vi.spyOn(process, 'cwd').mockReturnValue('/srv/elsewhere');
    const repository = join(import.meta.dirname, '../../..');
    expect(readEnv({}).DATA_DIR).toBe(join(repository, 'data'));
    expect(readEnv({ DATA_DIR: 'mine' }).DATA_DIR).toBe('/srv/elsewhere/mine');
    expect(readEnv({ DATA_DIR: '/srv/data' }).DATA_DIR).toBe('/srv/data');
  });

  it('accepts all settings', () => {
    expect(
      readEnv({
        PORT: '8080',
        SITE_URL: 'https://example.org/',
        DATABASE_URL: 'postgres://user:pass@db/rostra',
        FEATURE_BLOG: 'false',
        STRIPE_PUBLIC_KEY: 'pk_live_1',
        PRICE_BASIC: 'price_1',
        ANALYTICS_ID: 'G-ABC',
      }),
    ).toMatchObject({
      PORT: 8080,
      SITE_URL: 'https://example.org',
      FEATURE_BLOG: false,
      ANALYTICS_ID: 'G-ABC',
    });
  });

  it('requires second factors of staff on a public site', () => {
    const SITE_URL = 'https://www.example.org';
    expect(readEnv({ SITE_URL }).STAFF_SECOND_FACTOR).toBe(true);
    expect(readEnv({ SITE_URL, STAFF_SECOND_FACTOR: 'false' }).STAFF_SECOND_FACTOR).toBe(false);
    expect(readEnv({}).STAFF_SECOND_FACTOR).toBe(false);
    expect(readEnv({ STAFF_SECOND_FACTOR: 'true' }).STAFF_SECOND_FACTOR).toBe(true);
  });

  it('leaves payments off on a public site until BILLING is set', () => {
    const SITE_URL = 'https://www.example.org';
    expect(readEnv({ SITE_URL }).BILLING).toBe('off');
    expect(readEnv({ SITE_URL: 'https://rostra.test' }).BILLING).toBe('off');
    expect(readEnv({ SITE_URL: 'http://127.0.0.1:3000' }).BILLING).toBe('sandbox');
    expect(readEnv({ SITE_URL, BILLING: 'simulated' }).BILLING).toBe('simulated');
    const sandbox = { SITE_URL, BILLING: 'sandbox' };
    expect(readEnv({ ...sandbox, BILLING_PUBLIC_SANDBOX: 'true' }).BILLING).toBe('sandbox');
  });

  it('ignores empty settings', () => {
    expect(readEnv({ SITE_URL: '', ANALYTICS_ID: '  ' }).ANALYTICS_ID).toBeUndefined();
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['SITE_URL', 'example.org'],
    ['SITE_URL', 'ftp://example.org'],
    ['API_URL', 'not a url'],
    ['CONTENT_URL', 'http://'],
    ['DATABASE_URL', 'mysql://host/db'],
    ['STRIPE_PUBLIC_KEY', 'sk_test_1'],
    ['STRIPE_PUBLIC_KEY', 'pk_'],
    ['STRIPE_SECRET_KEY', 'pk_test_1'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_1, secret'],
    ['STRIPE_API_URL', 'localhost:12111'],
    ['BILLING_FORGET_STRIPE', 'please'],
    ['BILLING_GRACE_DAYS', 'a week'],
    ['PRICE_BASIC', 'price_premium'],
    ['PRICE_BASIC', '9.99'],
    ['PRICE_PREMIUM', 'prod_1'],
    ['PRICE_ENTERPRISE', 'Price_1'],
    ['ANALYTICS_ID', 'UA-1'],
    ['BILLING', 'paypal'],
    ['FEATURE_BLOG', 'yes'],
    ['JWT_SECRET', 'short'],
    ['VOTE_NOTICE_DAYS', '7 days'],
    ['VOTE_NOTICE_DAYS', '190'],
    ['VOTE_DURATION_DAYS', '3x'],
    ['AUDIT_RETENTION_DAYS', '29'],
    ['AUDIT_RETENTION_DAYS', '30 days'],
    ['TOKEN_EXPIRY_SECONDS', '0'],
    ['TOKEN_EXPIRY_SECONDS', '1.5'],
    ['CONTACT_EMAIL', 'nobody'],
    ['SMTP_URL', 'http://mail'],
    ['SOCIAL_TWITTER', 'javascript:alert(1)'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'true'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(
      new RegExp(`^Invalid environment variables\\n  ${name}: [^\\n]+$`),
    );
  });

  it('mirrors another site than itself, and only with an address', () => {
    const CONTENT_TOKEN = 'a token of some Strapi';
    const CONTENT_URL = 'https://cms.example.org/';
    expect(strapiOf(readEnv({ CONTENT_URL, CONTENT_TOKEN }))).toEqual({
      url: 'https://cms.example.org',
      token: CONTENT_TOKEN,
    });
    expect(strapiOf(readEnv({ CONTENT_URL }))).toBeUndefined();
    expect(() => readEnv({ CONTENT_TOKEN })).toThrow(/CONTENT_URL: is needed with CONTENT_TOKEN/);
    const short = { CONTENT_URL, CONTENT_TOKEN: 'short' };
    expect(() => readEnv(short)).toThrow(/CONTENT_TOKEN: must be an API token/);
    const SITE_URL = 'https://cms.example.org';
    expect(() => readEnv({ SITE_URL, CONTENT_URL, CONTENT_TOKEN })).toThrow(
      /CONTENT_URL: must not be this site/,
    );
  });

  it('maps fields of Strapi, and says which ones it does not know', () => {
    const read = (CONTENT_MAP: string) => readEnv({ CONTENT_MAP }).CONTENT_MAP;
    expect(
      read('blog-posts.title=headline, blog-posts.publishedAt = date ,tags.name=label'),
    ).toEqual({
      'blog-posts': { title: 'headline', publishedAt: 'date' },
      tags: { name: 'label' },
    });
    for (const [text, message] of [
      ['headline', 'CONTENT_MAP: must be a list such as blog-posts.title=headline, not "headline"'],
      ['articles.title=a', 'CONTENT_MAP: there is no type "articles", only authors, categories'],
      ['constructor.title=a', 'there is no type "constructor"'],
      ['tags.title=a', 'CONTENT_MAP: tags have no field "title", only name, slug'],
      ['tags.name=a,tags.name=b', 'CONTENT_MAP: tags.name is given twice'],
      ['tags.name=a b', 'must be a list'],
    ] as const) {
      expect(() => read(text)).toThrow(message);
    }
  });

  it('requires all S3 settings or none', () => {
    expect(() => readEnv({ S3_BUCKET: 'media', S3_ENDPOINT: 'https://s3.example.org' })).toThrow(
      /^Invalid environment variables\n {2}S3_ACCESS_KEY_ID: .+\n {2}S3_SECRET_ACCESS_KEY: .+$/,
    );
  });

  const live = {
    BILLING: 'stripe',
    STRIPE_PUBLIC_KEY: 'pk_live_1',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old',
  };

  it('accepts several webhook secrets for rotation', () => {
    expect(readEnv(live).STRIPE_WEBHOOK_SECRET).toEqual(['whsec_new', 'whsec_old']);
  });

  it.each([
    [{ ...live, STRIPE_API_URL: 'http://127.0.0.1:12111' }, 'STRIPE_API_URL'],
    [{ ...live, BILLING_FORGET_STRIPE: 'true' }, 'BILLING_FORGET_STRIPE'],
    [{ ...live, STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_PUBLIC_KEY'],
    [{ ...live, BILLING: 'sandbox' }, 'BILLING'],
    [{ SITE_URL: 'https://www.example.org', BILLING: 'sandbox' }, 'BILLING'],
    [{ ...live, BILLING: 'simulated' }, 'BILLING'],
    [{ ...live, STRIPE_SECRET_KEY: undefined }, 'STRIPE_SECRET_KEY'],
    [{ ...live, STRIPE_WEBHOOK_SECRET: undefined }, 'STRIPE_WEBHOOK_SECRET'],
  ])('refuses inconsistent payment settings: %o', (settings, name) => {
    expect(() => readEnv(settings)).toThrow(
      new RegExp(`^Invalid environment variables\\n  ${name}: [^\\n]+$`),
    );
  });

  it('reports one line for each invalid setting, without its value', () => {
    const wrong = { PRICE_BASIC: 'x-secret', STRIPE_SECRET_KEY: 'live-secret', SITE_URL: 'nope' };
    let message = '';
    try {
      readEnv(wrong);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message.split('\n')).toHaveLength(4);
    expect(message).not.toMatch(/secret\b(?!_)/);
  });
});
