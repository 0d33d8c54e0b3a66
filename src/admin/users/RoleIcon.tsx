import { Smartphone } from 'lucide-react';
import { config } from '../../shared/config/config';
import { Mark } from '../../ui/Mark';

/** Pixels. */
const size = 17;

const icons = new Map([
  ['AppUser', <Smartphone key="app" aria-hidden size={size} />],
  [`${config.productName} Employee`, <Mark key="employee" size={size} />],
]);

/** The picture of a role, for those who see it; roles unknown to the product have none (USR-017 to USR-019). */
export const RoleIcon = ({ role }: { role: string }) => icons.get(role) ?? null;

/** Whether a role has a picture. */
export const hasIcon = (role: string): boolean => icons.has(role);
