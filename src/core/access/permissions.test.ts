import { describe, expect, test } from 'vitest';
import { COLLECTION_SLUGS } from '../text/slugs';
import {
  can,
  canOnCollection,
  mergePermissions,
  PAYLOAD_ACTIONS,
  PERMISSIONS,
  type Permission,
  scopeIn,
} from './permissions';
import { ROLES, type Role } from './roles';

const ALL = Object.keys(PERMISSIONS) as Permission[];
const allowed = (role: Role) => ALL.filter((permission) => can(role, permission) !== 'none');

test('is closed by default', () => {
  expect(scopeIn(PERMISSIONS, 'operator', 'no.such')).toBe('none');
  expect(scopeIn(PERMISSIONS, 'operator', 'toString')).toBe('none');
  expect(scopeIn(PERMISSIONS, '__proto__' as Role, 'gallery.read')).toBe('none');
});

test('an anonymous request has no permission but those of the entry', () => {
  expect(allowed('anonymous')).toEqual(['entry.open']);
});

test('guests only look, and add photographs of their own', () => {
  expect(allowed('guest').sort()).toEqual(
    [
      'counter.increment',
      'entry.open',
      'gallery.read',
      'live.read',
      'picture.read',
      'review.create',
      'upload.contribute',
    ].sort(),
  );
});

test('a client has a guest’s permissions, products, introducing themselves, hiding, sharing, downloads, and no more', () => {
  const more = allowed('client').filter((permission) => can('guest', permission) === 'none');
  expect(more.sort()).toEqual(
    [
      'users.read',
      'hidden.read',
      'products.see',
      'person.introduce',
      'media.hide',
      'share.create',
      'download.create',
    ].sort(),
  );
});

test('guests and clients reach only projects they hold a grant for, the team only its account', () => {
  for (const permission of ALL) {
    if (permission === 'entry.open') continue;
    expect(['none', 'granted'], permission).toContain(can('guest', permission));
    if (permission !== 'users.read')
      expect(['none', 'granted'], permission).toContain(can('client', permission));
    expect(['none', 'own'], permission).toContain(can('assistant', permission));
    expect(['none', 'own'], permission).toContain(can('owner', permission));
  }
});

test('an assistant never deletes projects or galleries, invites the team, or sees money', () => {
  const forbidden: Permission[] = [
    'project.delete',
    'gallery.delete',
    'team.invite',
    'money.read',
    'mail.read',
    'account.update',
  ];
  for (const permission of forbidden) {
    expect(can('assistant', permission), permission).toBe('none');
    expect(can('owner', permission), permission).toBe('own');
  }
});

test('a higher role never has fewer permissions, except for bank data, which is the owner’s alone', () => {
  const order = ROLES.slice(1);
  expect(order.filter((role) => can(role, 'seller.manage') !== 'none')).toEqual(['owner']);
  for (const permission of ALL) {
    if (permission === 'seller.manage') continue;
    const reached = order.map((role) => can(role, permission) !== 'none');
    expect(reached, permission).toEqual([...reached].sort());
  }
});

describe("Payload's own permissions", () => {
  test('are shut to guests, and to clients but for themselves', () => {
    for (const slug of COLLECTION_SLUGS) {
      for (const action of PAYLOAD_ACTIONS) {
        expect(canOnCollection('guest', slug, action)).toBe('none');
        if (slug !== 'users') expect(canOnCollection('client', slug, action)).toBe('none');
      }
    }
  });

  test('allow no role to write photographs, picks, grants or invitations', () => {
    for (const role of ROLES) {
      expect(canOnCollection(role, 'media', 'create')).toBe('none');
      for (const slug of ['users', 'product-medias', 'grants', 'invitations', 'mails']) {
        for (const action of ['create', 'update', 'delete'] as const) {
          expect(canOnCollection(role, slug, action), `${role} ${slug}.${action}`).toBe('none');
        }
      }
    }
  });

  test('are closed to the studio, but for the people of its own account', () => {
    for (const role of ['assistant', 'owner'] as const)
      for (const slug of COLLECTION_SLUGS)
        for (const action of PAYLOAD_ACTIONS)
          expect(canOnCollection(role, slug, action), `${role} ${slug}.${action}`).toBe(
            slug === 'users' && action === 'read' ? 'own' : 'none',
          );
  });
});

describe('mergePermissions', () => {
  test("adds a feature's rows and leaves the core's alone", () => {
    const table = mergePermissions(PERMISSIONS, { 'notes.write': { client: 'granted' } });
    expect(scopeIn(table, 'client', 'notes.write')).toBe('granted');
    expect(scopeIn(table, 'guest', 'notes.write')).toBe('none');
    expect(canOnCollection('operator', 'events', 'read', table)).toBe('all');
    expect(PERMISSIONS).not.toHaveProperty('notes.write');
  });

  test('throws on a clash, an unknown role, an unknown scope, a bad name', () => {
    expect(() => mergePermissions(PERMISSIONS, { 'gallery.read': { anonymous: 'all' } })).toThrow(/already/);
    expect(() => mergePermissions({}, { 'notes.write': { king: 'all' } as never })).toThrow(/unknown role/);
    expect(() => mergePermissions({}, { 'notes.write': { owner: 'most' } as never })).toThrow(
      /unknown scope/,
    );
    expect(() => mergePermissions({}, { notes: { owner: 'own' } })).toThrow(/resource\.verb/);
  });
});
