import type { Access, CollectionConfig, Where } from 'payload';
import { can, canOnCollection } from '@/core/access/permissions';
import { accountOf, roleOf, type SignedIn } from '@/core/access/person';

type Verb = 'create' | 'read' | 'update' | 'delete' | 'readVersions' | 'unlock';

/** The column of a collection that says which account a row belongs to. */
const OWNER_FIELD: Record<string, string> = { accounts: 'id' };

function decide(collection: string, verb: Verb): Access {
  return ({ req }) => {
    const user = req.user as SignedIn | null;
    const scope = canOnCollection(roleOf(user), collection, verb);
    if (scope === 'all') return true;
    const account = accountOf(user);
    if (scope !== 'own' || !account) return false;
    const own: Where = { [OWNER_FIELD[collection] ?? 'account']: { equals: account } };
    return own;
  };
}

/** Creating cannot be answered by a filter on rows: the new row's account is checked instead. */
function decideCreate(collection: string): Access {
  return ({ req, data }) => {
    const user = req.user as SignedIn | null;
    const scope = canOnCollection(roleOf(user), collection, 'create');
    if (scope === 'all') return true;
    const account = accountOf(user);
    return scope === 'own' && account !== null && (!data || data.account === account);
  };
}

/**
 * All six of Payload's access keys for a collection, compiled from the permission table. Grants are not known
 * here: clients and guests reach rows through the wire endpoints only.
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

/** Who may open the admin at all. */
export function adminEnter({ req }: { req: { user?: unknown } }): boolean {
  return can(roleOf(req.user as SignedIn | null), 'admin.enter') !== 'none';
}
