/** How orders are paid and made: what a feature brings to it, and what a shop asks of whoever brought it. */

export type {
  OrderToPay,
  Payment,
  PaymentMethod,
} from '@/modules/money/payment-methods';
export type {
  LabOrder,
  LabProduct,
  LabState,
  PrintLab,
} from '@/modules/money/print-labs';
export type { Money } from '@/modules/money/rules/plan';
