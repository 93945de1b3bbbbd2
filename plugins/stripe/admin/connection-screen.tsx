import { CreditCard } from 'lucide-react';
import { ConnectionPanel } from './lazy';

/** `/admin/x/stripe/payments`: connect and disconnect Stripe. */
export const connectionScreen = {
  name: 'payments',
  label: 'stripe.admin.title',
  words: 'stripe.admin.words',
  group: 'settings' as const,
  part: 'money' as const,
  icon: CreditCard,
  permission: 'stripe.connect',
  platform: true,
  draw: async () => <ConnectionPanel />,
};
