import { once } from '@/core/process/state';
import type { PersonTable } from './person-tables';
import { PERSON_TABLES } from './queries/person-tables';

const added = () => once<Map<string, readonly PersonTable[]>>('person-tables', () => new Map());

/** Registers a feature's tables with personal data, for export and erasure. */
export function addPersonTables(feature: string, tables: readonly PersonTable[]): void {
  added().set(feature, tables);
}

/** Returns all tables with personal data: features' first, because the rows they depend on are deleted last. */
export const personTables = (): PersonTable[] => [...[...added().values()].flat(), ...PERSON_TABLES];
