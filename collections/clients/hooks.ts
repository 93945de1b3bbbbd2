import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
} from 'payload';
import { sqlOf } from '@/core/db/local-api';
import { isKeepersError, KeepersError } from '@/core/errors/errors';
import { sameValue } from '@/core/errors/keep-changes';
import { isStopColumn, keepStops } from '@/core/mail/queries/client-stops';
import { inColumns, readDetails } from '@/modules/people/client-details';
import { requireFree, requireNamed, requireNoAccess } from '@/modules/people/client-rules';
import { findAddress, lockAddress } from '@/modules/people/queries/client-rows';
import { DETAIL_COLUMNS, DETAILS } from '@/modules/people/rules/details';
import { isUuid } from '@/modules/records/field-rules';
import { trashMove } from '@/modules/records/rule-trash';

type Row = Record<string, unknown>;

/** Locks the address that a client gets before the client itself (`holdRow`), in the order of invitations. */
export const holdAddress: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, data } = args as { id?: unknown; data?: Row };
  if (operation !== 'update' || !isUuid(id) || !data) return;
  const back = 'deletedAt' in data && !data.deletedAt;
  if (!back && typeof data.email !== 'string') return;
  const sql = await sqlOf(req);
  const current = await findAddress(sql, id);
  const email = typeof data.email === 'string' ? data.email.trim() : current?.email;
  if (current && email) await lockAddress(sql, current.account, email);
};

/** The details of a row by the names of forms. */
const detailsIn = (row: Row | undefined) =>
  Object.fromEntries(DETAILS.map((name) => [name, row?.[DETAIL_COLUMNS[name]]]));

/**
 * Normalizes the changed details of a client as forms and tables do: a number becomes E.164 in the account's country,
 * an empty text none. Throws INVALID_INPUT naming the columns.
 */
export const readClient: CollectionBeforeValidateHook = async ({ data = {}, originalDoc, req }) => {
  // Payload merges the stored row into `data`: read only changed fields, and empty texts, which are stored as none.
  const [sent, current] = [detailsIn(data), detailsIn(originalDoc)];
  const changed = DETAILS.filter((name) => sent[name] === '' || !sameValue(sent[name], current[name]));
  if (changed.length === 0) return data;
  const account = originalDoc?.account ?? data.account;
  const given = Object.fromEntries(changed.map((name) => [name, sent[name]]));
  try {
    const read = await readDetails(await sqlOf(req), isUuid(account) ? account : null, given, current);
    return { ...data, ...inColumns(read) };
  } catch (error) {
    if (!isKeepersError(error) || !error.fields) throw error;
    throw new KeepersError('INVALID_INPUT', {}, inColumns(error.fields) as typeof error.fields);
  }
};

/**
 * Validates a client: a name or an address, an address of no other client, no access when moved to the trash. Throws
 * INVALID_INPUT, DEPENDENT_RECORDS.
 */
export const checkClient: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  // The column is never null: a client without a name has an empty one.
  const row: Row = { ...data, name: data.name ?? '' };
  const account = originalDoc?.account ?? data.account;
  if (!isUuid(account)) return row;
  const sql = await sqlOf(req);
  const [id, move] = [(originalDoc?.id ?? null) as string | null, trashMove(data, originalDoc)];
  if (id && move === 'deleted') {
    await requireNoAccess(sql, id);
    return row;
  }
  const addressed = !sameValue(row.email, originalDoc?.email);
  const named = addressed || !sameValue(row.name, originalDoc?.name);
  // The trash restores an old row that newer rules would refuse, as it was.
  if (!id || named) requireNamed(row);
  if ((addressed || move) && !row.deletedAt) await requireFree(sql, account, row.email as string | null, id);
  // Unsubscribing is a mailbox's: it stays with the former address, and the new one has asked for nothing.
  if (id && addressed && originalDoc?.email) {
    await keepStops(sql, [id]);
    for (const name of Object.keys(originalDoc)) if (isStopColumn(name)) row[name] = null;
  }
  return row;
};
