import type { FeatureScreen } from '@plugins/kit/admin/wire';
import { CreditCard } from 'lucide-react';
import { Suspense } from 'react';
import type { StripeView } from '../operations/read-connection';
import { ConnectionPanel } from './lazy';

/** Connects and disconnects Stripe: of a studio at "Getting paid", of the platform at `/admin/x/stripe/payments`. */
export const connectionScreen: FeatureScreen = {
  name: 'payments',
  label: 'stripe.admin.title',
  words: 'stripe.admin.words',
  group: 'settings',
  part: 'money',
  icon: CreditCard,
  permission: 'stripe.connect',
  payments: true,
  platform: true,
  draw: async ({ data }) => {
    const first = data as StripeView | null;
    return (
      // About as high as the panel on a phone: a process that was just started sends the page before it has loaded the code.
      <div style={{ minBlockSize: first?.connection ? '17rem' : '9rem' }}>
        <Suspense>
          <ConnectionPanel first={first} />
        </Suspense>
      </div>
    );
  },
};
