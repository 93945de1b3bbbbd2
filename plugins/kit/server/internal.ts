export { readAsset } from '@media/assets/read-asset';
export { writeAsset } from '@media/assets/write-asset';
export { cleanProductPicture } from '@media/derive/clean-watermark';
export { deriveLook, deriveSize } from '@media/derive/derive';
export { rangeOf } from '@media/pictures/byte-range';
export { batchCalls } from '@/core/batch-calls';
export { asSystem, inTransaction } from '@/core/db/local-api';
export { env } from '@/core/env';
export { isProgram } from '@/core/http/preview-bots';
export { recordChanges } from '@/core/live/changes';
export { clientEnded, setClientEnded, wantsMail } from '@/core/mail/queries/client-stops';
export { UPLOAD_RESOLUTIONS, type UploadResolution } from '@/core/photo/photo-sizes';
export { listAudit } from '@/modules/access/audit/list-audit';
export { keyOf, mayIntroduce, personKey, personOf } from '@/modules/access/grants/person';
export { personIn } from '@/modules/access/grants/queries';
export { authorizeBy } from '@/modules/access/grants/viewer';
export { findEventByAddress } from '@/modules/access/queries';
export { contextOf } from '@/modules/access/read-context';
export { formatCode } from '@/modules/access/rules/project-code';
export { readAddress } from '@/modules/access/rules/share-address';
export { whatsappLink } from '@/modules/people/invitations/whatsapp';
export { addAddresses } from '@/modules/people/operations/add-addresses';
export { introduceSelf } from '@/modules/people/operations/introduce-self';
export { introductionFields } from '@/modules/people/person-input';
export { readPhone } from '@/modules/people/phone';
export { countedPicks } from '@/modules/picks/queries/counted-picks';
export { type DownloadRights, downloadRights } from '@/modules/project/presenters/download-rights';
export { presentList } from '@/modules/project/presenters/media';
export { boughtIn } from '@/modules/project/presenters/project-shop';
export type { FindStacks } from '@/modules/project/presenters/stacks';
export type { ProjectField } from '@/modules/project/project-fields';
export { packProject } from '@/modules/project/queries/photos-repo';
export {
  type OpenExtras,
  openExtras,
  type PaidExtras,
  payExtras,
  setPaidExtras,
} from '@/modules/project/selection-extras';
export { originOfSite, type Site, siteOfAccount } from '@/modules/sites/site';
