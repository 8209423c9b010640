import { afterEach, beforeEach } from 'vitest';
import { type MirrorApp, openMirrorApp } from './mirror-app.ts';

/** A site and the Strapi that it copies, for each test of a file. */
export function useMirrorApp(): Pick<MirrorApp, 'site' | 'strapi' | 'pass'> {
  let mirror: MirrorApp;
  beforeEach(async () => {
    mirror = await openMirrorApp();
  });
  afterEach(() => mirror.close());
  return {
    get site() {
      return mirror.site;
    },
    get strapi() {
      return mirror.strapi;
    },
    pass: (context) => mirror.pass(context),
  };
}
