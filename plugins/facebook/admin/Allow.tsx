'use client';

import { useAct, useCall } from '@plugins/kit/admin/hooks';
import { Button } from '@plugins/kit/admin/parts';
import type { ReactNode } from 'react';
import type { Use } from '../rules/scopes';

/** Leads to Facebook, where the owner allows a use. */
export function Allow({ use, look, children }: { use: Use; look?: 'primary'; children: ReactNode }) {
  const call = useCall();
  const { busy, act } = useAct();
  const go = () =>
    act(async () => {
      const { address } = await call<{ address: string }>('/api/x/facebook/connect', {
        method: 'POST',
        body: { for: use },
      });
      location.assign(address);
    });
  return (
    <Button {...(look && { look })} busy={busy} onClick={() => void go()}>
      {children}
    </Button>
  );
}
