import { isStaff, type Viewer } from '@plugins/kit/server/people';

/** Whoever reads: the same person over all of their grants, where they are one of the studio's clients. */
export const personOf = ({ grant, user }: Viewer): string =>
  grant ? (grant.client_id ?? grant.id) : (user?.id ?? '');

/** Whether they speak for the studio. */
export const isStudio = ({ role }: Viewer): boolean => isStaff(role);

/** SQL for who wrote the comment `c`, as `personOf` says it; wants `left join grants g on g.id = c.grant_id`. */
export const WRITER = 'coalesce(g.client_id, c.grant_id, c.user_id)::text';
