import type { defineFeatureServer } from '@plugins/kit/server';
import { recordAudit } from '@plugins/kit/server/changes';
import { dropOrderSettlements, setOrderSettlement, sumSettled } from '../queries/products';
import { findDone } from '../queries/projects';
import { extrasOpen } from '../rules/standing';
import { readStanding } from './read-standing';

type SelectionExtras = NonNullable<Parameters<typeof defineFeatureServer>[0]['selectionExtras']>;

/** What the shop knows of the extras of a selection: which are unpaid once it is completed, and what an order has paid. */
export const paidExtras: SelectionExtras = {
  open: async (sql, event) => {
    if (!(await findDone(sql, event))?.done) return [];
    const open: Awaited<ReturnType<SelectionExtras['open']>> = [];
    for (const { id, name, standing, extra_price } of await readStanding(event, { sql })) {
      if (!extra_price || standing.extras === 0) continue;
      const extras = extrasOpen(standing.extras, await sumSettled(sql, id));
      if (extras > 0) open.push({ product: id, name, extras, price: extra_price });
    }
    return open;
  },
  setPaid: async (sql, { account, event, order, extras }) => {
    await dropOrderSettlements(sql, { order, kept: extras.map(({ product }) => product) });
    for (const one of extras) await setOrderSettlement(sql, { account, event, order, ...one });
    const count = extras.reduce((sum, one) => sum + one.extras, 0);
    if (count > 0) await recordAudit(sql, 'selection.settled', { account, event, count });
  },
};
