import { isStaff, type Viewer } from '@plugins/kit/server/people';

/** The key of a reader: the client over all of their grants, else the grant, else the user. */
export const personOf = ({ grant, user }: Viewer): string =>
  grant ? (grant.client_id ?? grant.id) : (user?.id ?? '');

/** Whether this person acts for the studio. */
export const isStudio = ({ role }: Viewer): boolean => isStaff(role);
