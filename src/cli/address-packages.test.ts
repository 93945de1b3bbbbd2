import { describe, expect, it } from 'vitest';
import { addressPackages } from './address-packages.mjs';

const at = (packages: Record<string, object>) =>
  addressPackages({ lockfileVersion: 3, packages }, 'https://packages.example/npm/').packages as Record<
    string,
    { resolved?: string }
  >;

describe('addresses of packages', () => {
  it('are those of the registry, also for a scope, a nested copy and an alias', () => {
    const found = at({
      'node_modules/pg': { version: '8.0.0', integrity: 'sha512-a' },
      'node_modules/@next/env': { version: '16.0.0', integrity: 'sha512-b' },
      'node_modules/payload/node_modules/@next/env': { version: '15.0.0', integrity: 'sha512-c' },
      'node_modules/native': { name: 'typescript', version: '7.0.0', integrity: 'sha512-d' },
    });
    expect(Object.values(found).map(({ resolved }) => resolved)).toEqual([
      'https://packages.example/npm/pg/-/pg-8.0.0.tgz',
      'https://packages.example/npm/@next/env/-/env-16.0.0.tgz',
      'https://packages.example/npm/@next/env/-/env-15.0.0.tgz',
      'https://packages.example/npm/typescript/-/typescript-7.0.0.tgz',
    ]);
  });

  it('are left as they are where the lock file names one, and are not made for what no checksum protects', () => {
    const packages = {
      '': { version: '0.1.0' },
      'node_modules/own': { version: '1.0.0', resolved: 'file:own' },
      'node_modules/bare': { version: '1.0.0' },
    };
    expect(at(packages)).toEqual(packages);
  });
});
