export { FixedBy } from './settings/fields/fixed-by.tsx';
export { settingsPath, settingsPlaces, settingsSections } from './settings/settings-places.ts';
export { settingsQuery } from './settings/settings-query.ts';
export { useChangeSettings } from './settings/use-change-settings.ts';
export { setupQuery } from './setup/setup-query.ts';
export { TestMail } from './setup/test-mail.tsx';
export { useFeatureName } from './wording/use-feature-name.ts';
