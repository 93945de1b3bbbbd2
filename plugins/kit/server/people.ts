export { allow } from '@/access/table';
export { isProgram } from '@/domain/preview-bots';
export { isStaff } from '@/domain/roles';
export { type Entered, enter, enterBy, notThere, type Viewer, viewerOf } from '@/server/grants/viewer';
export { csrfToken } from '@/server/http/csrf';
export { contextOf } from '@/server/http/request-context';
export { ownLinks, type WayIn } from '@/server/invitations/own-links';
export type { PersonTable } from '@/server/persons/person-tables';
