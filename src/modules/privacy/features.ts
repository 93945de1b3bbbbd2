import { once } from '@/core/process/state';
import { PERSON_TABLES, type PersonTable } from './person-tables';

const added = () => once<Map<string, readonly PersonTable[]>>('person-tables', () => new Map());

/** Lets a feature say which of its rows know people, so that they are exported and erased with the rest. */
export function addPersonTables(feature: string, tables: readonly PersonTable[]): void {
  added().set(feature, tables);
}

/** Everything that knows people: features' tables first, because what they hang on goes last. */
export const personTables = (): PersonTable[] => [...[...added().values()].flat(), ...PERSON_TABLES];
