import { defaultOf } from './default-of.mjs';

const INTRODUCTION = `# Copy to .env and change what you need: every setting is optional. Values below are the defaults, or examples
# where there is no default. docs/settings.md explains each one.
# Made by npm run document-settings.
`;

/** `.env.example` */
export const envExample = (sections) => [INTRODUCTION, ...sections.map(listSection)].join('\n');

const listSection = ({ title, settings }) =>
  [
    `# ${title}`,
    ...Object.entries(settings).map(
      ([name, setting]) => `# ${name}=${defaultOf(setting) ?? setting.example}`,
    ),
    '',
  ].join('\n');
