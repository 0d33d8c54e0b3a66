import { Smartphone } from 'lucide-react';
import { Mark } from '../../ui/Mark';

/** Pixels. */
const size = 17;

/** The picture of a role, for those who see it; roles unknown to the product have none (USR-017 to USR-019). */
export function RoleIcon({ role }: { role: string }) {
  if (role === 'AppUser') return <Smartphone aria-hidden size={size} />;
  return isEmployee(role) && <Mark size={size} />;
}

/** Whether a role has a picture. */
export const hasIcon = (role: string): boolean => role === 'AppUser' || isEmployee(role);

/** Whatever the company is called. */
const isEmployee = (role: string): boolean => role.endsWith(' Employee');
