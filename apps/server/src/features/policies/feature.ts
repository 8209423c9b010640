import type { Feature } from '../../feature.ts';
import type { ContentService } from '../content/index.ts';
import { policies } from './policies.ts';
import { policyRoutes } from './routes.ts';

export const policyCollections = [policies] as const;

export function policiesFeature(content: ContentService): Feature {
  content.declare(policyCollections);
  return { name: 'policies', routes: (app) => policyRoutes(app, content) };
}
