import type pg from 'pg';
import { findPlanted } from '@/modules/installation/doctor/planted-rows';
import { broken, type Finding, ok } from './finding';

/** Checks whether a row of one studio references a row of another. */
export async function checkTenants(client: pg.Client): Promise<Finding> {
  const planted = await findPlanted(client);
  if (planted.length === 0) return ok('tenants', 'tenants');
  const count = planted.reduce((sum, one) => sum + one.count, 0);
  const which = planted.map(({ table, column }) => `${table}.${column}`).join(', ');
  return broken('tenants', 'tenants_planted', 'tenants_planted', { count, which });
}
