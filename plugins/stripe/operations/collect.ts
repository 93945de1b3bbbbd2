import { KeepersError } from '@plugins/kit/server';
import { holdsMoney, openSeller } from '@plugins/kit/server/internal';
import { money } from '@plugins/kit/server/orders';
import { changePlatform, readConnection, type StripeView } from './read-connection';

const METHOD = 'stripe';

/**
 * Lets the platform collect card payments for an account and pay them out. Throws METHOD_NOT_OFFERED where its operator holds
 * no money for others, SELLER_INCOMPLETE while there is no bank account to send it to.
 */
export async function beginCollecting(account: string): Promise<StripeView> {
  const platform = await money.connection(null, METHOD);
  if (!platform?.settings.key || !(await holdsMoney())) throw new KeepersError('METHOD_NOT_OFFERED');
  if (!(await openSeller(account))?.complete) throw new KeepersError('SELLER_INCOMPLETE');
  const { settings, provider } = platform;
  if (settings.collects !== 'yes') await changePlatform({ collects: 'yes' });
  const before = await money.connection(account, METHOD);
  await money.saveConnection({
    account,
    method: METHOD,
    provider,
    ...(before?.mode === 'collected' && { id: before.id }),
    mode: 'collected',
    settings: { live: settings.live ?? 'no', active: 'yes' },
  });
  return readConnection(account);
}
