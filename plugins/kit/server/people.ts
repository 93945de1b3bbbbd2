export { isStaff } from '@/core/access/roles';
export { isSigned, sign } from '@/core/crypto';
export { takeRate } from '@/core/http/count-rates';
export { csrfToken } from '@/core/http/csrf';

export { enterAccount, enterThing } from '@/modules/access/grants/enter-account';

export { type Authorized, authorize, type Viewer, viewerOf } from '@/modules/access/grants/viewer';

export { allow } from '@/modules/access/table';
export { ownLinks } from '@/modules/people/invitations/own-links';

export type { PersonTable } from '@/modules/privacy/person-tables';
