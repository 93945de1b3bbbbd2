/** Whether the platform holds studios' money; an entry of its own, because a page of the admin reads it. */
export { holdsMoney } from '@/modules/sellers/payouts/settings';
