import { can, staffRoles } from '@rostra/contract';
import { defaultOf } from './default-of.mjs';

const INTRODUCTION = `# Settings

<!-- Made by \`npm run document-settings\` from apps/server/src/settings/declarations. -->

Settings come from environment variables or from a \`.env\` file in the folder where the site is started. All are optional. With an
invalid setting the server does not start, but prints "Invalid environment variables" and one line for each. [\`.env.example\`](../.env.example)
is a template.

Some can also be chosen in the studio, by staff with one of the named roles; the default applies until they do. While the variable is set,
nobody can change it in the studio.
`;

/** docs/settings.md */
export const settingsPage = (sections) =>
  [INTRODUCTION, ...sections.map(describeSection)].join('\n');

const describeSection = ({ title, settings, onlyInStudio = [] }) =>
  [
    `## ${title}`,
    '',
    '| setting | default | in the studio | meaning |',
    '|---|---|---|---|',
    ...mergeRows([
      ...Object.entries(settings).map(([name, setting]) => rowOf(`\`${name}\``, setting)),
      ...onlyInStudio.map((setting) => ({
        ...rowOf(`${setting.title}, only in the studio`, setting),
        roles: rolesWith(setting.changedBy),
      })),
    ]).map(
      ({ names, defaults, roles, meaning }) =>
        `| ${names.join(' ')} | ${[...new Set(defaults)].join(' ')} | ${roles} | ${meaning} |`,
    ),
    '',
  ].join('\n');

const rowOf = (name, setting) => ({
  names: [name],
  defaults: [describeDefault(setting)],
  roles: setting.studio ? rolesWith(setting.studio.changedBy) : '',
  meaning: setting.meaning,
});

/** Neighbours with the same meaning share a row. */
function mergeRows(rows) {
  const merged = [];
  for (const row of rows) {
    const last = merged.at(-1);
    if (last?.meaning === row.meaning) {
      last.names.push(...row.names);
      last.defaults.push(...row.defaults);
    } else merged.push(row);
  }
  return merged;
}

function describeDefault(setting) {
  if (setting.defaultText) return setting.defaultText;
  const value = defaultOf(setting);
  return value === undefined ? 'none' : `\`${value}\``;
}

const rolesWith = (capability) =>
  Object.keys(staffRoles)
    .filter((role) => can(role, capability))
    .join(', ');
