import type { z } from 'zod';
import type { FieldProblem } from './errors';
import { isErrorCode, KeepersError } from './errors';

type Issue = z.core.$ZodIssue;

/** The code of the error table for one issue zod found. */
export function problemOf(issue: Issue): FieldProblem {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'blank';
      if (issue.expected === 'int') return 'not_an_integer';
      return issue.expected === 'number' ? 'not_a_number' : 'invalid';
    case 'too_small':
      return bounded(issue.origin, Number(issue.minimum), issue.inclusive ?? true, 'small');
    case 'too_big':
      return bounded(issue.origin, Number(issue.maximum), issue.inclusive ?? true, 'big');
    case 'invalid_format':
      return issue.format === 'email' ? 'invalid_email' : 'invalid';
    case 'custom':
      // A rule of ours may name the problem it found.
      return isErrorCode(issue.params?.problem) ? issue.params.problem : 'invalid';
    default:
      return 'invalid';
  }
}

function bounded(origin: string, count: number, inclusive: boolean, side: 'small' | 'big'): FieldProblem {
  if (['number', 'int', 'bigint'].includes(origin)) {
    if (side === 'small')
      return { code: inclusive ? 'greater_than_or_equal_to' : 'greater_than', params: { count } };
    return { code: inclusive ? 'less_than_or_equal_to' : 'less_than', params: { count } };
  }
  if (origin !== 'string') return 'invalid';
  if (side === 'small') return count === 1 ? 'blank' : { code: 'too_short', params: { count } };
  return { code: 'too_long', params: { count } };
}

/** Problems by field name, the first of each field; those without a field are under `base`. */
export function problemsOf(issues: readonly Issue[]): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const issue of issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : null;
    const names = unknown ?? [issue.path.length > 0 ? issue.path.map(String).join('.') : 'base'];
    for (const name of names) {
      if (!Object.hasOwn(problems, name)) problems[name] = unknown ? 'unknown_field' : problemOf(issue);
    }
  }
  return problems;
}

/** Parses by a schema. Throws `INVALID_INPUT` with the problems of each field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  throw new KeepersError('INVALID_INPUT', {}, problemsOf(result.error.issues));
}
