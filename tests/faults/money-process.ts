import { startPayload } from '@/core/db/start-payload';
import { startJobs } from '@/core/jobs/boss';
import { money } from '@/modules/money/payments';
import { dieAt, registerWorld } from './money-world';
import { soldFor } from './sold-for';

/** One act with money in a process of its own, which dies where `DIE_AT` says. */
const [act, account = '', id = ''] = process.argv.slice(2);
await startPayload();
await startJobs({ work: false });
registerWorld();
if (act === 'pay') await money.begin(soldFor(account, id, 'service'));
if (act === 'look') {
  await money.look(id);
  dieAt('look: after the commit');
}
if (act === 'refund') {
  await money.refund({ account, payment: id, amount: 5000, by: null });
  dieAt('refund: after the commit');
}
process.exit(0);
