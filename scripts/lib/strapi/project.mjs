import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { schemaOf, seoComponent, types } from './types.mjs';

/** Writes what `create-strapi` would: a project with our content types, three API tokens and no admin panel. */
export function writeProject(folder, { version, databaseUrl }) {
  const write = (path, content) => {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
  };
  write('package.json', packageJson(version));
  write('config/database.js', database(new URL(databaseUrl)));
  write('config/server.js', SERVER);
  write('config/admin.js', ADMIN);
  write('config/middlewares.js', MIDDLEWARES);
  write('config/plugins.js', PLUGINS);
  write('src/index.js', BOOTSTRAP);
  write('src/components/shared/seo.json', seoComponent);
  for (const [singular, type] of Object.entries(types)) {
    const uid = `api::${singular}.${singular}`;
    const api = `src/api/${singular}`;
    write(`${api}/content-types/${singular}/schema.json`, schemaOf(singular, type));
    for (const part of ['Controller', 'Router', 'Service']) {
      const place = part === 'Router' ? 'routes' : `${part.toLowerCase()}s`;
      write(
        `${api}/${place}/${singular}.js`,
        `module.exports = require('@strapi/strapi').factories.createCore${part}('${uid}');\n`,
      );
    }
  }
  for (const empty of ['public/uploads', 'database/migrations']) {
    mkdirSync(join(folder, empty), { recursive: true });
  }
}

const packageJson = (version) => ({
  name: 'recorded-strapi',
  private: true,
  version: '0.0.0',
  dependencies: {
    '@strapi/strapi': version,
    '@strapi/plugin-users-permissions': version,
    pg: '^8',
    react: '^18',
    'react-dom': '^18',
    'react-router-dom': '^6',
    'styled-components': '^6',
  },
  strapi: { uuid: '11111111-1111-4111-8111-111111111111' },
});

const database = ({ hostname, port, username, pathname }) => `module.exports = () => ({
  connection: {
    client: 'postgres',
    connection: {
      host: '${hostname}', port: ${port}, database: '${pathname.slice(1)}', user: '${username}', password: '',
    },
    pool: { min: 0, max: 5 },
  },
});
`;

const SERVER = `module.exports = () => ({
  host: '127.0.0.1',
  port: Number(process.env.PORT),
  app: { keys: ['recorded'] },
});
`;

const ADMIN = `module.exports = () => ({
  auth: { secret: 'recorded' },
  apiToken: { salt: 'recorded' },
  transfer: { token: { salt: 'recorded' } },
  secrets: { encryptionKey: '${'0'.repeat(32)}' },
  serveAdminPanel: false,
});
`;

const PLUGINS = `module.exports = () => ({
  'users-permissions': { config: { jwtSecret: 'recorded' } },
});
`;

const MIDDLEWARES = `module.exports = [
  'logger', 'errors', 'security', 'cors', 'poweredBy', 'query', 'body', 'session', 'favicon', 'public',
].map((name) => 'strapi::' + name);
`;

/** `find` is the token that docs/mirroring.md recommends, `limited` lacks one of its rights. */
const BOOTSTRAP = `const { writeFileSync } = require('node:fs');
const uids = ${JSON.stringify(Object.keys(types).map((name) => `api::${name}.${name}`))};
const find = uids.map((uid) => uid + '.find');
const tokens = {
  full: { type: 'full-access' },
  find: { type: 'custom', permissions: find },
  limited: { type: 'custom', permissions: find.filter((action) => action !== 'api::author.author.find') },
};

module.exports = {
  async bootstrap({ strapi }) {
    // Its other commands start it as well.
    const where = { name: 'find' };
    if (await strapi.db.query('admin::api-token').count({ where })) return;
    const keys = {};
    for (const [name, options] of Object.entries(tokens)) {
      const token = await strapi
        .service('admin::api-token')
        .create({ name, description: '', lifespan: null, ...options });
      keys[name] = token.accessKey;
    }
    writeFileSync('tokens.json', JSON.stringify(keys));
  },
};
`;
