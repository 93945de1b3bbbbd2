/** The role of a request in one project or one account, from least to most rights. */
export const ROLES = ['anonymous', 'guest', 'client', 'assistant', 'owner', 'operator'] as const;

/**
 * `anonymous` unknown · `guest`, `client` by a grant · `assistant`, `owner` of an account · `operator` of the
 * installation.
 */
export type Role = (typeof ROLES)[number];

/** Roles that a grant can carry. */
export const GRANT_ROLES = ['guest', 'client'] as const;
export type GrantRole = (typeof GRANT_ROLES)[number];

/** Roles a user can have in an account. */
export const TEAM_ROLES = ['owner', 'assistant'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** True for the name of a role. */
export function isRole(value: unknown): value is Role {
  return ROLES.includes(value as Role);
}

/** True for the photographer's side: assistant, owner, operator. */
export function isStaff(role: Role): boolean {
  return role === 'assistant' || role === 'owner' || role === 'operator';
}
