import { CreditCard } from 'lucide-react';
import { ConnectionPanel } from './lazy';

/** Connects and disconnects Stripe: of a studio at "Getting paid", of the platform at `/admin/x/stripe/payments`. */
export const connectionScreen = {
  name: 'payments',
  label: 'stripe.admin.title',
  words: 'stripe.admin.words',
  group: 'settings' as const,
  part: 'money' as const,
  icon: CreditCard,
  permission: 'stripe.connect',
  payments: true,
  platform: true,
  draw: async () => <ConnectionPanel />,
};
