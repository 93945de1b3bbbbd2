import { transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { requireNoConflict, type Values } from '@/core/errors/keep-changes';
import { parseInput } from '@/core/errors/zod-problems';
import { siteNameProblem } from '@/core/text/site-name';
import { holdSettings, type SettingsRow, writeSettings } from '@/modules/account/queries/account-repo';
import { accountSchema, profileSchema } from '@/modules/account/rules/account';

/** Writes changed fields of one row if they still hold the base values `seen`. Throws NOT_FOUND, STALE. */
async function write(row: SettingsRow, input: Values, seen: Values): Promise<void> {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  await transaction(async (sql) => {
    const current = await holdSettings(sql, row);
    if (!current) throw new KeepersError('NOT_FOUND');
    const changed = requireNoConflict(given, seen, current);
    if (Object.keys(changed).length > 0) await writeSettings(sql, row, changed);
  });
}

const siteNameTaken = () => new KeepersError('INVALID_INPUT', {}, { site_name: 'taken' });

/** Changes the given settings of an account; a site's name is unique. Throws INVALID_INPUT, NOT_FOUND, STALE. */
export async function changeAccount(id: string, input: unknown, seen: Values): Promise<void> {
  const columns = Object.keys(accountSchema.shape);
  const fields = parseInput(accountSchema.partial(), input);
  if (fields.site_name && siteNameProblem(fields.site_name)) throw siteNameTaken();
  try {
    await write({ table: 'accounts', id, columns }, fields, seen);
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'accounts_site_name_idx') throw siteNameTaken();
    throw error;
  }
}

/** Changes a user's own profile. Throws INVALID_INPUT, NOT_FOUND, STALE. */
export async function changeProfile(id: string, input: unknown, seen: Values): Promise<void> {
  const columns = Object.keys(profileSchema.shape);
  await write({ table: 'users', id, columns }, parseInput(profileSchema.partial(), input), seen);
}
