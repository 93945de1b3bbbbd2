import type { Sql } from '@/core/db/pool';
import { errorLine } from '@/core/errors/error-line';
import { once } from '@/core/process/state';

/** What a feature counts: the message key of its name, with the feature's namespace, and its unit. */
export interface NumberKind {
  label: string;
  /** Of `money`, `count` is in minor units and `name` the currency; a plain count by default. */
  unit?: 'money';
  /** Message keys of its parts, by `name`. */
  parts?: Record<string, string>;
  /** The permission without which a person of the studio does not see it. */
  permission?: string;
}

/** How much of one kind there was on one day. */
export interface DailyNumber {
  /** Null for what belongs to no project, such as visits of the website. */
  event: string | null;
  /** Day in the account's time zone, `YYYY-MM-DD`. */
  day: string;
  kind: string;
  /** A part of the kind: a channel, a currency; an empty text for none. */
  name: string;
  count: number;
}

/** Whose numbers are read, and of which days, the last included; of one project if `event` is given. */
export interface NumbersQuestion {
  account: string;
  zone: string;
  from: string;
  to: string;
  event: string | null;
}

/** Numbers of a feature by project and day. Those of past days are read once and stored; later changes do not count. */
export interface DailyNumbers {
  kinds: Record<string, NumberKind>;
  read: (sql: Sql, question: NumbersQuestion) => Promise<DailyNumber[]>;
}

/** The numbers of several features; `failed`: kinds of features that could not be read. */
export interface FoundNumbers {
  numbers: DailyNumber[];
  failed: string[];
}

const known = () => once<Map<string, DailyNumbers>>('daily-numbers', () => new Map());

/** Registers what a feature counts by day. Throws if another feature counts a kind of this name. */
export function addDailyNumbers(feature: string, numbers: DailyNumbers): void {
  for (const [other, { kinds }] of known())
    for (const kind of Object.keys(numbers.kinds))
      if (other !== feature && Object.hasOwn(kinds, kind))
        throw new Error(`Feature "${feature}": "${other}" counts "${kind}" already. Rename yours.`);
  known().set(feature, numbers);
}

/** The kinds of numbers that features count, by name. */
export const numberKinds = (): Record<string, NumberKind> =>
  Object.assign({}, ...[...known().values()].map(({ kinds }) => kinds));

/** Reads every feature's numbers; those of a feature that fails are missing, and their kinds named. */
export async function readDailyNumbers(sql: Sql, question: NumbersQuestion): Promise<FoundNumbers> {
  const found: FoundNumbers = { numbers: [], failed: [] };
  for (const [feature, { kinds, read }] of known())
    try {
      found.numbers.push(...(await read(sql, question)));
    } catch (error) {
      console.error(
        `Feature "${feature}": could not count its days of account ${question.account}; statistics lack them: ${errorLine(error)}`,
      );
      found.failed.push(...Object.keys(kinds));
    }
  return found;
}
