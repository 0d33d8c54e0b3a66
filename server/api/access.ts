import type { Access } from '../../src/api/call';
import type { Person, Token } from '../domain/account/person';
import { refuse } from '../domain/refusal';

/** The token in `Authorization: Bearer …`, or null. */
export const bearerOf = (header: string | undefined): string | null =>
  /^Bearer +(\S+)$/i.exec(header ?? '')?.[1] ?? null;

/** Refuses with 403 whoever lacks the role or a permission that the call's declaration asks for. */
export function checkAccess(access: Exclude<Access, 'anonymous'>, person: Token | Person): void {
  const { role, permissions = [] } = access;
  if (role && !person.roles.includes(role)) refuse(403, `This needs the role ${role}.`);
  const missing = permissions.find((permission) => !person.permissions.includes(permission));
  if (missing) refuse(403, `This needs the permission ${missing}.`);
}
