/** How orders are paid and made: what a feature brings to it, and what a shop asks of whoever brought it. */

export {
  lookAtPayment,
  type OrderToPay,
  offeredPayments,
  type Payment,
  type PaymentMethod,
  payOrder,
} from '@/modules/money/payment-methods';
export {
  type LabOrder,
  type LabProduct,
  type LabState,
  labProducts,
  lookAtLab,
  type PrintLab,
  printLabs,
  sendToLab,
} from '@/modules/money/print-labs';
export type { Money } from '@/modules/money/rules/plan';
