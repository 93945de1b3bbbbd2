export { isStaff } from '@/core/access/roles';
export { captcha } from '@/core/captcha/verifier';
export { isSigned, sign } from '@/core/crypto';
export { takeRate } from '@/core/http/count-rates';
export { csrfToken } from '@/core/http/csrf';
export { isProgram } from '@/core/http/preview-bots';
export { enterAccount, enterThing } from '@/modules/access/grants/enter-account';
export { keyOf, mayIntroduce, personKey, personOf } from '@/modules/access/grants/person';
export { personIn } from '@/modules/access/grants/queries';
export {
  type Authorized,
  authorize,
  authorizeBy,
  type Viewer,
  viewerOf,
} from '@/modules/access/grants/viewer';
export { contextOf } from '@/modules/access/read-context';
export { allow } from '@/modules/access/table';
export { ownLinks } from '@/modules/people/invitations/own-links';
export { whatsappLink } from '@/modules/people/invitations/whatsapp';
export { addAddresses } from '@/modules/people/operations/add-addresses';
export { introduceSelf } from '@/modules/people/operations/introduce-self';
export { introductionFields } from '@/modules/people/person-input';
export { readPhone } from '@/modules/people/phone';
export type { PersonTable } from '@/modules/privacy/person-tables';
