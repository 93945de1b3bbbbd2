import type { Access, CollectionConfig, Where } from 'payload';
import { can } from '@/core/access/permissions';
import { accountOf, roleOf, type SignedIn } from '@/core/access/person';
import { allow } from './table';

type Verb = 'create' | 'read' | 'update' | 'delete' | 'readVersions' | 'unlock';

/** The column of a collection that holds the account of a row. */
const OWNER_FIELD: Record<string, string> = { accounts: 'id' };

function decide(collection: string, verb: Verb): Access {
  return ({ req }) => {
    const user = req.user as SignedIn | null;
    const scope = allow(roleOf(user), `${collection}.${verb}`);
    if (scope === 'all') return true;
    const account = accountOf(user);
    if (scope !== 'own' || !account) return false;
    const own: Where = { [OWNER_FIELD[collection] ?? 'account']: { equals: account } };
    return own;
  };
}

/** Payload cannot apply a row filter to a create: the account of the new row is checked instead. */
function decideCreate(collection: string): Access {
  return ({ req, data }) => {
    const user = req.user as SignedIn | null;
    const scope = allow(roleOf(user), `${collection}.create`);
    if (scope === 'all') return true;
    const account = accountOf(user);
    return scope === 'own' && account !== null && (!data || data.account === account);
  };
}

/**
 * Returns all six of Payload's access functions for a collection, the core's or a plugin's, compiled from the merged
 * permission table: what has no row is closed. Grants are not considered here: clients and guests reach rows through the
 * wire endpoints only.
 */
export function accessFor(collection: string): Required<Pick<NonNullable<CollectionConfig['access']>, Verb>> {
  return {
    create: decideCreate(collection),
    read: decide(collection, 'read'),
    update: decide(collection, 'update'),
    delete: decide(collection, 'delete'),
    readVersions: decide(collection, 'readVersions'),
    unlock: decide(collection, 'unlock'),
  };
}

/** Whether a user may open the admin. */
export function adminEnter({ req }: { req: { user?: unknown } }): boolean {
  return can(roleOf(req.user as SignedIn | null), 'admin.enter') !== 'none';
}
