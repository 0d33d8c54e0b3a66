import { expect } from '@playwright/test';
import { listAuditEntries } from '../../../../src/api/admin/audit';
import { headed } from '../sweptCall';
import { staffScreen } from './staffScreen';

/** The audit trail; it needs read:admin alone, the other permission opens another screen. */
export const auditScreens = [
  staffScreen('the audit trail', '/admin/audit', 'edit:settings', [
    {
      call: listAuditEntries,
      told: headed('The audit entries could not be loaded', 'This server keeps no audit trail'),
      whole: (page) => expect(page.getByRole('table', { name: 'Audit entries' })).toBeVisible(),
    },
  ]),
];
