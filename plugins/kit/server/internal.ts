export { readAsset } from '@media/assets/read-asset';
export { writeAsset } from '@media/assets/write-asset';
export { cleanProductPicture } from '@media/derive/clean-watermark';
export { deriveFocus, deriveLook, deriveSheet, deriveSize } from '@media/derive/derive';
export { rangeOf } from '@media/pictures/byte-range';
export { batchCalls } from '@/core/batch-calls';
export { captcha } from '@/core/captcha/verifier';
export { asSystem, inTransaction } from '@/core/db/local-api';
export { env } from '@/core/env';
export { clipThemes } from '@/core/features/clip-themes';
export type { PageRequest } from '@/core/http/define-page';
export { isProgram } from '@/core/http/preview-bots';
export { recordChanges } from '@/core/live/changes';
export { clientEnded, setClientEnded, wantsMail } from '@/core/mail/queries/client-stops';
export { fetchGuarded } from '@/core/outside/fetch-guarded';
export { namedHosts } from '@/core/outside/named-hosts';
export { UPLOAD_RESOLUTIONS, type UploadResolution } from '@/core/photo/photo-sizes';
export { findEncoder } from '@/core/process/encoder';
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
export { numberKinds, readDailyNumbers } from '@/modules/project/daily-numbers';
export {
  type DownloadRights,
  downloadRights,
  mayDownloadAll,
} from '@/modules/project/presenters/download-rights';
export { presentList } from '@/modules/project/presenters/media';
export { boughtIn } from '@/modules/project/presenters/project-shop';
export type { FindStacks } from '@/modules/project/presenters/stacks';
export type { ProjectField } from '@/modules/project/project-fields';
export { packProject } from '@/modules/project/queries/photos-repo';
export { openExtras, payExtras, setPaidExtras } from '@/modules/project/selection-extras';
export { openSeller, sellerIdentity } from '@/modules/sellers/operations/read-seller';
export { holdsMoney } from '@/modules/sellers/payouts/settings';
export { transferLines } from '@/modules/sellers/transfer-lines';
export { originOfSite, type Site, siteOfAccount } from '@/modules/sites/site';
