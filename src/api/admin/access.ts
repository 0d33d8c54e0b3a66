import type { Permission } from '../call';

/** What a staff call needs: read:admin, and its area's own permission where it has one (contract 3). */
export const staff = (...permissions: Permission[]) => ({
  permissions: ['read:admin', ...permissions] as readonly Permission[],
});
