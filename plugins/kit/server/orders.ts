/** How orders are paid and printed: what a feature that brings a payment method or a lab implements. */

export type {
  OrderToPay,
  Payment,
  PaymentMethod,
} from '@/modules/money/payment-methods';
export type {
  LabOrder,
  LabState,
  PrintLab,
} from '@/modules/money/print-labs';
