import { type AuditFeature, auditFeatures } from '../../api/admin/audit';
import { type ScreenId, screenOf } from '../../shared/address/screens';
import { menuName } from '../shared/menuName';

const screens: Record<AuditFeature, ScreenId> = {
  prompts: 'admin_prompts',
  modules: 'admin_modules',
  users: 'admin_users',
  prospects: 'admin_prospects',
  sources: 'admin_signupSources',
  terms: 'admin_terms',
  questionnaire: 'admin_questions',
  news: 'admin_news',
  settings: 'admin_settings',
  sharedData: 'admin_sharedData',
  feedback: 'admin_feedback',
};

const isKnown = (feature: string): feature is AuditFeature => Object.hasOwn(auditFeatures, feature);

/** What a feature is called in the menu; one that is not known yet by what the server calls it. */
export const featureName = (feature: string): string =>
  isKnown(feature) ? menuName(screenOf(screens[feature])) : feature;

/** An action as it stands at a line's beginning. */
export const actionName = (action: string): string => action.charAt(0).toUpperCase() + action.slice(1);
