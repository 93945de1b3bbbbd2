/** Payments, and types of paying and printing orders: what a feature that adds a payment method or a lab implements. */

export type { InvoicingService } from '@/modules/money/invoicing';
export type { PaymentMethod } from '@/modules/money/payment-methods';
export { money } from '@/modules/money/payments';
export type { PrintLab } from '@/modules/money/print-labs';
