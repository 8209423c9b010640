import { studioPath } from '@rostra/contract/pages';

/**
 * The sections of the settings in their order, with the messages that name what is in them. The title of a section is the message
 * of its own name, its address is `/studio/settings#look`.
 */
export const settingsPlaces = {
  organisation: [
    'label.name',
    'label.contactEmail',
    'timeZone',
    'languages.title',
    'label.postalAddress',
  ],
  look: [
    'logo.title',
    'darkLogo.title',
    'icon.title',
    'emblem.title',
    'accent',
    'label.fonts',
    'label.dateFormat',
  ],
  features: ['label.blog', 'label.memberContent', 'label.newsletters'],
  votes: ['label.voteNoticeDays', 'label.voteDurationDays'],
  statistics: ['label.readerStatistics', 'label.analyticsId'],
  payments: [],
  mail: [],
  starter: [],
} as const;

export type SettingsSectionName = keyof typeof settingsPlaces;

export const settingsSections = Object.keys(settingsPlaces) as SettingsSectionName[];

export const settingsPath = (section: SettingsSectionName): string =>
  `${studioPath}/settings#${section}`;
