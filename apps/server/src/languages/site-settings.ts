import {
  DEFAULT_DATE_FORMAT,
  DEFAULT_FONTS,
  menuPages,
  type SettingKey,
  type Settings,
  type SettingValues,
  settingKeys,
  settingSchemas,
} from '@rostra/contract';
import type { Env } from '../env.ts';

/** A setting that staff have changed. */
export interface StoredSetting {
  readonly key: string;
  readonly value: unknown;
  readonly version: number;
  readonly updatedAt: string;
}

/** Null if the environment cannot set it. */
const VARIABLES: Record<SettingKey, string | null> = {
  name: 'SITE_NAME',
  contactEmail: 'CONTACT_EMAIL',
  postalAddress: null,
  timeZone: 'SITE_TIME_ZONE',
  look: 'SITE_ACCENT',
  fonts: 'SITE_FONTS',
  logo: null,
  dateFormat: 'SITE_DATE_FORMAT',
  navigation: null,
  replyTo: 'MAIL_REPLY_TO',
  facebook: 'SOCIAL_FACEBOOK',
  twitter: 'SOCIAL_TWITTER',
  instagram: 'SOCIAL_INSTAGRAM',
  linkedin: 'SOCIAL_LINKEDIN',
  careers: 'CAREERS_URL',
  privacyUrl: 'LEGAL_PRIVACY_URL',
  termsUrl: 'LEGAL_TERMS_URL',
  cookiesUrl: 'LEGAL_COOKIES_URL',
  analyticsId: 'ANALYTICS_ID',
  blog: 'FEATURE_BLOG',
  memberContent: 'FEATURE_MEMBER_CONTENT',
  voteNoticeDays: 'VOTE_NOTICE_DAYS',
  voteDurationDays: 'VOTE_DURATION_DAYS',
};

/** The settings that staff can change, in memory. The environment has precedence over what they chose. */
export class SiteSettings {
  readonly #initial: SettingValues;
  readonly #given: ReadonlySet<string>;
  #stored = new Map<string, StoredSetting>();
  #values: SettingValues;

  constructor(env: Env) {
    this.#given = env.given;
    this.#initial = {
      name: env.SITE_NAME,
      contactEmail: env.CONTACT_EMAIL,
      postalAddress: '',
      timeZone: env.SITE_TIME_ZONE,
      look: { accent: env.SITE_ACCENT },
      fonts: env.SITE_FONTS ?? DEFAULT_FONTS,
      logo: null,
      dateFormat: env.SITE_DATE_FORMAT ?? DEFAULT_DATE_FORMAT,
      navigation: [...menuPages],
      replyTo: env.MAIL_REPLY_TO ?? '',
      facebook: env.SOCIAL_FACEBOOK ?? '',
      twitter: env.SOCIAL_TWITTER ?? '',
      instagram: env.SOCIAL_INSTAGRAM ?? '',
      linkedin: env.SOCIAL_LINKEDIN ?? '',
      careers: env.CAREERS_URL ?? '',
      privacyUrl: env.LEGAL_PRIVACY_URL ?? '',
      termsUrl: env.LEGAL_TERMS_URL ?? '',
      cookiesUrl: env.LEGAL_COOKIES_URL ?? '',
      analyticsId: env.ANALYTICS_ID ?? '',
      blog: env.FEATURE_BLOG,
      memberContent: env.FEATURE_MEMBER_CONTENT,
      voteNoticeDays: env.VOTE_NOTICE_DAYS,
      voteDurationDays: env.VOTE_DURATION_DAYS,
    };
    this.#values = this.#initial;
  }

  get values(): SettingValues {
    return this.#values;
  }

  /** The variable of the environment that fixes the setting. */
  fixedBy(key: SettingKey): string | null {
    const variable = VARIABLES[key];
    return variable !== null && this.#given.has(variable) ? variable : null;
  }

  isStored(key: SettingKey): boolean {
    return this.#stored.has(key);
  }

  /** Values that are not valid in this version are left out, so that no page fails. */
  replaceAll(stored: readonly StoredSetting[]): void {
    this.#stored = new Map(stored.map((setting) => [setting.key, setting]));
    const chosen = settingKeys.flatMap((key) => {
      const setting = this.#stored.get(key);
      if (!setting || this.fixedBy(key)) return [];
      const parsed = settingSchemas[key].safeParse(setting.value);
      return parsed.success ? [[key, parsed.data]] : [];
    });
    this.#values = { ...this.#initial, ...Object.fromEntries(chosen) };
  }

  describe(): Settings {
    const state = <Key extends SettingKey>(key: Key) => {
      const { version = 0, updatedAt = null } = this.#stored.get(key) ?? {};
      return { value: this.#values[key], fixedBy: this.fixedBy(key), version, updatedAt };
    };
    return Object.fromEntries(settingKeys.map((key) => [key, state(key)])) as Settings;
  }
}
