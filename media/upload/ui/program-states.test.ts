import { expect, test } from 'vitest';
import { bestOf, type ProgramState, sendingInto } from './use-program-states';

const program = (name: string, more: Partial<ProgramState> = {}): ProgramState => ({
  ...{ id: name, kind: 'agent', name, state: 'connected' },
  doing: { status: 'busy', pending: 3, galleries: ['g1'] },
  ...more,
});

test('a gallery names the programs that run and have photographs left for it', () => {
  const doing = (pending: number, galleries: string[]) => ({ doing: { status: 'idle', pending, galleries } });
  const programs = [
    program('Mac'),
    program('Elsewhere', doing(3, ['g2'])),
    program('Finished', doing(0, ['g1'])),
    program('Switched off', { state: 'not_running' }),
    program('Just allowed', { state: 'waiting', doing: null }),
  ];
  expect(sendingInto(programs, 'g1').map(({ name }) => name)).toEqual(['Mac']);
});

test('the best state of a kind is shown', () => {
  const programs = [
    program('Off', { state: 'not_running' }),
    program('New', { state: 'waiting' }),
    program('Lightroom', { kind: 'lightroom' }),
  ];
  expect(bestOf(programs, 'agent')?.name).toBe('New');
  expect(bestOf(programs, 'program')).toBeNull();
});
